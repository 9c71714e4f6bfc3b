import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow, inProject } from '../../scripts/project-files.mjs';

/** What React or the whole of Preact turns into another attribute, property or event, and our part of Preact does not. */
const unsupported =
  /^(class|default(Value|Checked)|download|translate|form|list|is|innerRef|onDoubleClick|on.*Capture|xlink.*|(accent|alignment|baseline|clip|color|dominant|fill|flood|font|letter|lighting|marker|paint|pointer|shape|stop|stroke|text|transform|vector|word|writing)[A-Z].*)$/;

/** Inputs whose `onChange` is the native event's, or whose type comes with other attributes. */
const changeTypes = /"(checkbox|radio|file)"|\{\.\.\./;

interface Attribute {
  tag: string;
  name: string;
  value: string;
  /** Every attribute of the element, as code. */
  all: string;
}

/** The attributes of HTML and SVG elements in a source file. */
function attributesOf(code: string): Attribute[] {
  const found: Attribute[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const all = node.attributes.getText();
      if (/^[a-z]/.test(tag))
        for (const { name, initializer } of node.attributes.properties.filter(ts.isJsxAttribute))
          found.push({ tag, name: name.getText(), value: initializer?.getText() ?? '', all });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const isUnsupported = ({ tag, name, value, all }: Attribute): boolean =>
  unsupported.test(name) ||
  (name === 'onChange' && (tag === 'textarea' || (tag === 'input' && !changeTypes.test(all)))) ||
  (name === 'style' && (!value.startsWith('{{') || /\w: [\d.]+[,\s}]|--/.test(value)));

const elementsOf = (code: string) =>
  attributesOf(code)
    .filter(isUnsupported)
    .map(({ tag, name }) => `${tag} ${name}`);

describe('attributes in JSX', () => {
  it.each(filesBelow(['src', 'gallery']).filter((file) => file.endsWith('.tsx')))(
    'of %s are those that our part of Preact knows',
    (file) => {
      expect(elementsOf(readFileSync(inProject(file), 'utf8'))).toEqual([]);
    },
  );

  it.each([
    ['<input onChange={take} />', ['input onChange']],
    ['<input type="radio" onChange={take} />', []],
    ['<path strokeWidth="2" d="M0" />', ['path strokeWidth']],
    ['<i style={{ width: 12 }} />', ['i style']],
    ['<i style={{ width: `${part}%` }} />', []],
    ['<i style={part && { width }} />', ['i style']],
    ["<i style={{ '--part': part }} />", ['i style']],
    ['<Select onChange={take} defaultValue="a" />', []],
  ])('are found in %s', (code, elements) => {
    expect(elementsOf(code)).toEqual(elements);
  });
});
