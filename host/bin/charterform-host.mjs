#!/usr/bin/env node
import { runCommand } from '../command/command.mjs';

const terminal = {
  say: (/** @type {string} */ line) => console.log(line),
  warn: (/** @type {string} */ line) => console.error(line),
};

process.exitCode = await runCommand(process.argv.slice(2), process.env, terminal);
