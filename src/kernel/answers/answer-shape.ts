import type { Choice } from './form-values';

/**
 * What a single answer is once it is stored. `choice`: of a list, whole or by its key alone. `count`: a whole number from 0.
 * `any`: a text, a tick or a choice. `plain`: whatever JSON holds.
 */
export type LeafShape = 'text' | 'choice' | 'flag' | 'count' | 'any' | 'plain';

/** `each`: an object whose names are made up as the form is used. */
export type AnswerShape = LeafShape | { readonly list: AnswerShape } | { readonly each: AnswerShape } | AnswerShapes;

export interface AnswerShapes {
  readonly [name: string]: AnswerShape;
}

type Leaf = string | number | boolean | Choice | File | undefined;

/** The shape of an answer of a type, with each of its parts: one that is missing does not compile. */
export type ShapeOf<Answer> = unknown extends Answer
  ? LeafShape
  : [Answer] extends [Leaf]
    ? LeafShape
    : Answer extends readonly (infer Entry)[]
      ? { readonly list: ShapeOf<Entry> }
      : { readonly each: ShapeOf<Answer[keyof Answer]> } | { readonly [Name in keyof Answer]-?: ShapeOf<Answer[Name]> };
