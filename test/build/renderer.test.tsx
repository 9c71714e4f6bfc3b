import { readFileSync } from 'node:fs';
import { version } from 'react';
import { expect, it } from 'vitest';

// An alias that silently stops working would run every component test twice on React.
it('runs on React in one project and on Preact in the other', ({ task }) => {
  const react = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')) as { version: string };
  expect(['react', 'preact']).toContain(task.file.projectName);
  expect(version === react.version).toBe(task.file.projectName === 'react');
});
