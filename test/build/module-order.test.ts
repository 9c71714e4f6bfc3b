import { expect, it } from 'vitest';
import { folders } from '../../scripts/build/module-order.mjs';
import { filesBelow } from '../../scripts/project-files.mjs';

it.each(folders)('orders files of %s', (folder) => {
  expect(filesBelow([folder])).not.toEqual([]);
});
