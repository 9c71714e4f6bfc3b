import { prune } from './prune.mjs';

/**
 * src/core/page-config walks objects and lists itself and uses yup to validate single values: strictly, synchronously, up
 * to the first failure, each rule with its own message. It never passes a null. So casts, deep clones, sorting, default
 * messages, paths, async rules, references and defaults go, and all of yup's dependencies: a rule is a function that throws
 * its message. The JSON schema for editors uses the whole library.
 */
export const pruneYup = prune('yup', {
  'index.esm.js': {
    keep: {
      Schema: ['constructor', 'clone', 'meta', 'default', 'test', 'typeError', 'required', 'defined', 'optionality', 'validateSync'],
      BooleanSchema: ['constructor'],
      StringSchema: ['constructor', 'required', 'matches'],
      NumberSchema: ['constructor', 'min', 'integer'],
      ObjectSchema: ['constructor'],
      ArraySchema: ['constructor'],
      ValidationError: [],
    },
    statements: [
      ...['import { getter', 'import { camelCase', 'import toposort'],
      // Code that references unused classes, and method aliases.
      ...['for (const method of', 'for (const alias of', 'create$8.', 'create$7.', 'create$6.', 'create$5.', 'create$4.'],
      ...['create$3.', 'create$2.', 'create$1.', 'DateSchema.INVALID_DATE', 'Reference.prototype.', 'Schema.prototype.__isYupSchema__'],
      ...['_Symbol$hasInstance =', '_Symbol$toStringTag2 ='],
      // createValidation
      ...['let { parent, context, abortEarly', 'const resolveOptions =', 'function createError(', 'const invalid =', 'let ctx ='],
      ...[
        'const handleResult =',
        'const handleError =',
        'const shouldSkip =',
        'if (shouldSkip)',
        'try { var _result',
        'validate.OPTIONS =',
      ],
      // Schema
      ...['this.type = void', 'this.tests = void', 'this.transforms =', 'this.conditions =', 'this.deps =', 'this._mutate = void'],
      ...[
        'this._whitelist =',
        'this._blacklist =',
        'this.exclusiveTests =',
        'this._typeCheck = void',
        'this.spec = void',
        'this.innerType = void',
      ],
      ...[
        'this.withMutation(',
        'if (this._mutate)',
        'next.type =',
        'next._typeCheck =',
        'next.transforms =',
        'next.conditions =',
        'next.deps =',
      ],
      ...['next._whitelist =', 'next._blacklist =', 'next.exclusiveTests', 'if (arguments.length === 0)'],
      ...['if (args.length === 1)', 'if (args.length === 2)', 'opts = { name: args[0], message'],
      ...['if (opts.message === undefined)', 'if (typeof opts.test !==', 'let isExclusive =', 'if (opts.exclusive)', 'if (opts.name)'],
      ...['next.tests = next.tests.filter'],
      ...['let schema = this.resolve(', 'let result;', 'let disableStackTrace =', 'schema._validate('],
      // StringSchema
      ...['let excludeEmptyString', 'let message;', 'let name;', 'if (options) {'],
      // ObjectSchema
      ...['this._sortErrors =', 'this._nodes =', 'this._excludedEdges ='],
    ],
    instead: {
      'Object.assign(Object.create(null), { mixed, string, number, date, object, array, boolean, tuple })': 'null',
      'message = mixed.required': 'message',
      'message = mixed.defined': 'message',
      'message = number.min': 'message',
      'message = number.integer': 'message',
      "name: name || 'matches', message: message || string.matches, params: { regex }": 'message',
      "name: 'min', exclusive: true, params: { min },": '',
      "name: 'integer',": '',
      "name: 'typeError',": '',
      "name: 'optionality',": '',
      "function validate({ value, path = '', options, originalValue, schema }, panic, next)": 'function validate(value)',
      'handleResult(result);': 'if (!(skipAbsent && isAbsent(value)) && !test(value)) throw new Error(message);',
      'return result;': 'for (const test of [...Object.values(this.internalTests), ...this.tests]) test(value); return value;',
      'Object.assign({ strip: false, strict: false, abortEarly: true, recursive: true, disableStackTrace: false, nullable: false, optional: true, coerce: true }, options == null ? void 0 : options.spec)':
        '{ optional: true }',
      'spec: { types: type },': '',
      'Object.create(Object.getPrototypeOf(this))': 'Object.assign(Object.create(Object.getPrototypeOf(this)), this)',
      'clone(Object.assign({}, this.spec, spec))': 'Object.assign({}, this.spec, spec)',
      'Object.assign(next.spec.meta || {}, args[0])': 'Object.assign({}, next.spec.meta, args[0])',
      // Only the schema for editors reads a default.
      'let next = this.clone({ default: def }); return next;': 'return this;',
      'let opts;': 'const opts = args[0];',
      'this.clone().withMutation(next => next.nonNullable(message).defined(message))': 'this.defined(message)',
      "super.required(message).withMutation(schema => schema.test({ message: message || mixed.required, name: 'required', skipAbsent: true, test: value => !!value.length }))":
        'super.required(message).test({ message, skipAbsent: true, test: value => !!value.length })',
      'matches(regex, options)': 'matches(regex, message)',
      "value === '' && excludeEmptyString || value.search(regex)": 'value.search(regex)',
      'value === undefined ? this.schema.spec.optional : true': 'value !== undefined',
      'if (!this.schema._typeCheck(value)) return this.createError({ params: { type: this.schema.type } }); return true;':
        'return next._typeCheck(value);',
      'value >= this.resolve(min)': 'value >= min',
      'this.fields = Object.create(null)': 'this.fields = spec',
    },
  },
});
