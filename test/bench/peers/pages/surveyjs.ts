import { FunctionFactory, Model, type Question as SurveyQuestion, type QuestionDropdownModel } from 'survey-core';
import 'survey-js-ui';
import { steps, type Question } from 'three-step';
import { isRequired, keepsRule, messageOf, ownRules, ruleOf } from './rules';

/** A dot in a name would read as a path. */
const keyOf = (name: string) => name.replaceAll('.', '_');

FunctionFactory.Instance.register('keepsRule', ([value, rule, param]: string[]) => !value || keepsRule(rule!, value, param));

function validatorsOf(question: Question) {
  const [least, most] = [ruleOf(question, 'length')?.param, ruleOf(question, 'maxLength')?.param];
  return [
    ...ownRules(question).map(({ name, param = '' }) => ({
      type: 'expression',
      text: messageOf(name, param),
      expression: `keepsRule({${keyOf(question.name)}}, '${name}', '${param}')`,
    })),
    ...(least ? [{ type: 'text', minLength: Number(least), text: messageOf('length', least) }] : []),
    ...(most ? [{ type: 'text', maxLength: Number(most), text: messageOf('maxLength', most) }] : []),
  ];
}

function elementsOf(question: Question, index: number, all: readonly Question[]): object[] {
  const { name, kind, label, hint, type, inputMode, autocomplete, placeholder, maxLength, when, initial, groups, count } = question;
  const choices = groups.flatMap((group) => group.choices.map(({ key, label: text }) => ({ value: key, text })));
  const key = keyOf(name);
  if (kind === 'boxes') {
    return [
      {
        type: 'expression',
        name: `${key}_count`,
        title: count,
        titleLocation: 'left',
        expression: `iif({${key}} empty, 0, {${key}.length})`,
      },
      { type: 'checkbox', name: key, titleLocation: 'hidden', showSelectAllItem: true, selectAllText: label, colCount: 3, choices },
    ];
  }
  const shared = {
    name: when && !when.equals ? `${key}_typed` : key,
    title: label,
    description: hint,
    isRequired: isRequired(question),
    requiredErrorText: messageOf('required'),
    autocomplete,
    placeholder,
    startWithNewLine: index % 2 === 0 || all[index - 1]?.kind === 'boxes',
    ...(when && { valueName: key, visibleIf: `{${keyOf(when.name)}} ${when.equals ? '=' : '<>'} '${when.value}'` }),
  };
  if (kind === 'select') return [{ ...shared, type: 'dropdown', defaultValue: initial || undefined, choices }];
  return [{ ...shared, type: 'text', inputType: type, inputMode, maxLength, validators: validatorsOf(question) }];
}

const [{ next, back } = { next: '', back: '' }, last] = [steps[1], steps.at(-1)];
const survey = new Model({
  pages: steps.map(({ key, questions }) => ({ name: key, elements: questions.flatMap(elementsOf) })),
  pageNextText: next,
  pagePrevText: back,
  completeText: last?.next,
  showQuestionNumbers: false,
  questionDescriptionLocation: 'underInput',
  requiredMark: '',
  textUpdateMode: 'onBlur',
});

/** That question of a value which is asked now, and the box of a choice. */
function shown(name: string): { question?: SurveyQuestion | undefined; box?: string } {
  const asked = (key: string) =>
    survey.currentPage.questions.find((question: SurveyQuestion) => question.getValueName() === key && question.isVisible);
  const at = name.lastIndexOf('.');
  const question = asked(keyOf(name));
  return question ? { question } : { question: asked(keyOf(name.slice(0, at))), box: name.slice(at + 1) };
}

window.benchForm = {
  field(name) {
    const { question, box } = shown(name);
    if (!question) return null;
    const control = document.getElementById(question.inputId);
    if (box === undefined) return control?.querySelector('[role="combobox"]') ?? control;
    return document.getElementById(question.id)?.querySelector(`input[value="${box}"]`) ?? null;
  },
  error: (name) => document.getElementById(`${shown(name).question?.id}_errors`),
  fill(answers) {
    for (const [name, answer] of Object.entries(answers)) survey.setValue(keyOf(name), answer);
  },
  choices(name) {
    const { question } = shown(name);
    if (question?.getType() !== 'dropdown') return undefined;
    return (question as QuestionDropdownModel).visibleChoices.map(({ value, text }) => `${value} ${text}`);
  },
};

survey.render(document.querySelector('#form')!);
