import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { declareArrows } from '../../scripts/build/arrow-functions.mjs';

/** In a bundle, which is a function with the most variables. */
const bundle = (code: string) => `(function(){let a,b,c,d,e,f;${code}})()`;
const arrowsOf = (code: string) => declareArrows(bundle(code), parseAst(bundle(code))).toString();

describe('the functions of the bundle', () => {
  it.each([
    ['function one(a) { return a }', 'let one=(a) =>{ return a };'],
    ['function one() {} function two({ a } = {}, ...b) { one(a, b) }', 'let one=() =>{}; let two=({ a } = {}, ...b) =>{ one(a, b) };'],
    ['async function one() { await a }', 'let one=async() =>{ await a };'],
    ['function one() { return two() } function two() {}', 'let one=() =>{ return two() }; let two=() =>{};'],
    ['function one() { function two() {} two() }', 'let one=() =>{ let two=() =>{}; two() };'],
    ['function one() { return function () { return this } }', 'let one=() =>{ return function () { return this } };'],
  ])('become arrow functions: %s', (code, arrows) => {
    expect(arrowsOf(code)).toBe(bundle(arrows));
  });

  it.each([
    ['of its own object', 'function one() { this.a = 1 }'],
    ['of all its arguments, if in an arrow function inside', 'function one() { return () => arguments }'],
    ['as a generator', 'function* one() {}'],
    ['before its place', 'one(); function one() {}'],
    ['before its place inside a function', 'a = () => { b(() => one()); function one() {} };'],
    ['by another name later', 'function one() {} one = a;'],
    ['by its parameters', 'function one(a = this) {}'],
  ])('stay where one is asked %s', (_why, code) => {
    expect(arrowsOf(code)).toBe(bundle(code));
  });
});
