import ts from 'typescript';
import { inProject } from '../project-files.mjs';
import { changed } from './changes.mjs';

/**
 * Takes the views out of the modules, and with them all that draws: what only reads page configs needs no more of a module
 * than its declaration.
 * @type {import('rollup').Plugin}
 */
export const withoutViews = {
  name: 'without-views',
  transform(code, id) {
    if (!id.startsWith(inProject('src/modules/'))) return null;
    /** @type {import('./changes.mjs').Change[]} */
    const changes = [];
    const source = ts.createSourceFile(id, code, ts.ScriptTarget.Latest);
    /** @param {ts.Node} node */
    const visit = (node) => {
      const isView = (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText(source) === 'view';
      if (isView) changes.push({ start: node.getStart(source), end: node.end, text: 'view: undefined' });
      else ts.forEachChild(node, visit);
    };
    visit(source);
    return { code: changed(code, changes).toString(), map: null };
  },
};
