import { prune } from './prune.mjs';

/**
 * src/core/page-config walks objects and lists itself and uses yup to validate single values: strictly, synchronously, up
 * to the first failure, each rule with its own message. So casts, deep clones, sorting, default messages, paths, async
 * rules, references and defaults go, and all of yup's dependencies. The JSON schema for editors uses the whole library.
 */
export const pruneYup = prune('yup', {
  'index.esm.js': {
    keep: {
      Schema: [
        ...['constructor', 'clone', 'meta', 'withMutation', 'default', 'test', 'typeError', 'oneOf'],
        ...['required', 'defined', 'nonNullable', 'optionality', 'nullability', 'validateSync', '_validate', 'runTests'],
      ],
      BooleanSchema: ['constructor'],
      StringSchema: ['constructor', 'required', 'matches'],
      NumberSchema: ['constructor', 'min', 'integer'],
      ObjectSchema: ['constructor', 'clone', 'setFields', 'shape'],
      ArraySchema: ['constructor', 'clone'],
      ValidationError: ['constructor'],
      ctx: ['schema'],
      args: ['value', 'schema'],
    },
    statements: [
      ...['import { getter', 'import { camelCase', 'import toposort'],
      // Code that references unused classes, and method aliases.
      ...['for (const method of', 'for (const alias of', 'create$8.', 'create$7.', 'create$6.', 'create$5.', 'create$4.'],
      ...['create$3.', 'create$2.', 'create$1.', 'DateSchema.INVALID_DATE', 'Reference.prototype.', 'Schema.prototype.__isYupSchema__'],
      // ValidationError
      ...['_Symbol$hasInstance =', '_Symbol$toStringTag2 =', 'this[_Symbol$toStringTag2]', 'const errorNoStack =', 'if (disableStack)'],
      ...['this.message = errorNoStack', 'this.value = errorNoStack', 'this.path = errorNoStack', 'this.type = errorNoStack'],
      ...['this.errors =', 'this.inner =', 'this.path = void', 'this.params = void', 'this.value = void', 'if (Error.captureStackTrace)'],
      // createValidation
      ...['let { parent, context, abortEarly', 'const resolveOptions =', 'const nextParams =', 'error.params ='],
      ...['if (ValidationError.isError(', "if (typeof ((_result = result) == null ? void 0 : _result.then) === 'function')"],
      'validate.OPTIONS =',
      // Schema
      ...['this.type = void', 'this.tests = void', 'this.transforms =', 'this.conditions =', 'this.deps =', 'this._mutate = void'],
      ...['this._blacklist =', 'this.exclusiveTests =', 'this._typeCheck = void', 'this.spec = void', 'this.innerType = void'],
      ...['next.transforms =', 'next.conditions =', 'next.deps =', 'next._blacklist', 'next.exclusiveTests'],
      ...['this.withMutation(() => { this.transform(', 'if (!strict)', 'if (initialErrors.length)', 'if (errors.length) throw', 'if (err) {'],
      ...["if (typeof args[0] === 'function')", 'if (args.length === 2)', 'if (opts.message === undefined)', 'if (typeof opts.test !=='],
      ...['let { path, originalValue = _value, strict', 'let fired =', 'if (fired)', 'fired = true', 'let nestedErrors ='],
      ...['let isExclusive =', 'if (opts.exclusive)', 'if (opts.name)', 'next.tests = next.tests.filter', 'let resolved ='],
      "if (typeof options === 'object')",
      ...['if (arguments.length === 0)', 'let disableStackTrace ='],
      // ObjectSchema
      ...['this._sortErrors =', 'this._nodes =', 'this._excludedEdges =', 'next._sortErrors =', 'next._nodes =', 'next._excludedEdges ='],
      ...['if (excludedEdges)', 'let edges = next._excludedEdges', 'if (excludes.length)'],
    ],
    instead: {
      'Object.assign(Object.create(null), { mixed, string, number, date, object, array, boolean, tuple })': 'null',
      'this.typeError(mixed.notType)': 'this.typeError()',
      'message = mixed.required': 'message',
      'message || mixed.required': 'message',
      'message = mixed.defined': 'message',
      'message = mixed.notNull': 'message',
      'message = mixed.oneOf': 'message',
      'message = number.min': 'message',
      'message = number.integer': 'message',
      'message || string.matches': 'message',
      'super();': 'super(errorOrErrors);',
      'this.name = errorNoStack.name': "this.name = 'ValidationError'",
      'ValidationError.formatError(overrides.message || message, nextParams), value, nextParams.path, overrides.type || name, nextParams.disableStackTrace':
        'message',
      'abortEarly ? panic : next': 'panic',
      'strip: false, strict: false, abortEarly: true, recursive: true, disableStackTrace: false, nullable: false, optional: true, coerce: true':
        'nullable: false, optional: true',
      'this.resolve(Object.assign({}, options, { value }))': 'this',
      'clone(Object.assign({}, this.spec, spec))': 'Object.assign({}, this.spec, spec)',
      'Object.assign(next.spec.meta || {}, args[0])': 'Object.assign({}, next.spec.meta, args[0])',
      'path, value, originalValue, options, tests': 'value, tests',
      'tests, value, originalValue, path, options': 'tests, value',
      'nextOnce(nestedErrors)': 'nextOnce()',
      'Object.assign({}, options, { sync: true })': 'options',
      'new ReferenceSet()': 'new Set()',
      'this._whitelist.clone()': 'new Set(this._whitelist)',
      "resolved.includes(value) ? true : this.createError({ params: { values: Array.from(valids).join(', '), resolved } })":
        'valids.has(value)',
      'if (!this.schema._typeCheck(value)) return this.createError({ params: { type: this.schema.type } }); return true;':
        'return this.schema._typeCheck(value);',
      'value >= this.resolve(min)': 'value >= min',
      "value === '' && excludeEmptyString || value.search(regex)": 'value.search(regex)',
      'next.setFields(Object.assign(next.fields, additions), edges)': 'next.setFields(Object.assign(next.fields, additions))',
    },
  },
});
