// Which folder may import what: the table of layers, read from left to right.
// core <- locales, services, state, ui <- form <- modules <- forms, app <- widget-entry. core, ui <- toolbox <- toolbox-entry.
// services <- tokenizer <- tokenizer-entry. payment <- payment-entry.

/**
 * A folder of src may import itself and what it is given, nothing else of ours.
 * @param {string} folder
 * @param {string[]} given other folders of src
 */
const layer = (folder, given) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|gallery|demo-host|test|scripts|widget-entry)', pathNot: [folder, ...given].map((own) => `^src/${own}/`) },
});

/**
 * @param {string} folder of src
 * @param {string[]} packages names of the packages it may import
 */
const packagesOf = (folder, packages) => ({
  name: `${folder}-packages`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: [...packages, 'tslib'].map((name) => `node_modules/(@types/)?${name}/`),
  },
});

/** The rooms of core in the order of the data: each may import those before it. */
const coreRooms = [
  ...['util', 'text', 'reference', 'answers', 'validation', 'page-config', 'facts', 'plan', 'catalogue', 'domains', 'offer'],
  ...[
    'cart-items',
    'bundles',
    'optional',
    'addresses',
    'pricing',
    'cart',
    'summary',
    'review',
    'reactions',
    'storage',
    'start',
    'analytics',
    'submission',
  ],
];

/** The rooms of app, from what all of its parts share to what joins them. */
const appRooms = ['context', 'notices', 'steps', 'submission', 'order', 'boot'];

/**
 * A folder of src that is cut into rooms, of which each may import those before it.
 * @param {string} folder
 * @param {string[]} rooms in their order
 */
const roomsOf = (folder, rooms) => [
  ...rooms.map((room, index) => ({
    name: `${folder}-${room}-imports`,
    comment: `Nothing flows backwards: a room of ${folder} knows only those before it.`,
    severity: 'error',
    from: { path: `^src/${folder}/${room}/` },
    to: { path: `^src/${folder}/`, pathNot: rooms.slice(0, index + 1).map((own) => `^src/${folder}/${own}/`) },
  })),
  {
    name: `${folder}-has-known-rooms`,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: rooms.map((room) => `^src/${folder}/${room}/`) },
    to: {},
  },
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unknown-file', severity: 'error', from: {}, to: { couldNotResolve: true } },

    layer('core', []),
    ...roomsOf('core', coreRooms),
    layer('locales', ['core/text']),
    layer('services', ['core', 'payment']),
    layer('state', ['core', 'services']),
    {
      name: 'state-knows-services-by-type',
      comment: 'The services are injected, so that a test hands in its own.',
      severity: 'error',
      from: { path: '^src/state/' },
      to: { path: '^src/services/', dependencyTypesNot: ['type-only'] },
    },
    layer('ui', ['core/text', 'core/validation']),
    layer('form', ['core', 'services', 'state', 'ui']),
    {
      name: 'form-knows-services-by-type',
      comment: 'A module asks the services it is handed, so that a test hands in its own.',
      severity: 'error',
      from: { path: '^src/form/' },
      to: { path: '^src/services/', dependencyTypesNot: ['type-only'] },
    },
    layer('modules', ['core', 'state', 'form', 'ui']),
    {
      name: 'modules-stand-alone',
      comment: 'What two modules share belongs in form/ or core/. A module is a file, or a folder of that name.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+/[^/.]+)' },
      to: { path: '^src/modules/[^/]+/', pathNot: '^src/modules/$1(/|\\.tsx?$)' },
    },
    layer('forms', ['core', 'modules']),
    {
      name: 'forms-know-modules-by-type',
      severity: 'error',
      from: { path: '^src/forms/' },
      to: { path: '^src/modules/', dependencyTypesNot: ['type-only'] },
    },
    layer('app', ['core', 'services', 'state', 'ui', 'form', 'modules', 'forms', 'toolbox']),
    ...roomsOf('app', appRooms),
    layer('toolbox', ['core', 'ui']),
    layer('tokenizer', ['core', 'services']),
    layer('payment', ['core']),
    {
      name: 'other-scripts-known-by-type',
      comment: 'Each is a script of its own, which few visitors load or none.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/(toolbox|tokenizer|payment)/', pathNot: '^src/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-entry-imports-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^(src/app/|widget-entry)' },
    },

    {
      name: 'gallery-imports',
      comment:
        'Examples show widgets, fields and modules, those that ask the server with its answer; the app around them has pages of its own.',
      severity: 'error',
      from: { path: '^gallery/' },
      to: {
        path: '^(src|demo-host|test|scripts|widget-entry)',
        pathNot: '^src/(core|ui|form|modules)/|^src/(services/services|state/(requests|domains|domain-search)-slice)[.]ts$',
      },
    },

    packagesOf('core', ['yup']),
    packagesOf('services', ['jsonp']),
    packagesOf('tokenizer', ['jsonp']),
    packagesOf('payment', []),
    packagesOf('state', ['@reduxjs/toolkit', 'redux', 'redux-persist']),
    packagesOf('ui', ['react', 'react-dom']),
    packagesOf('forms', []),
    {
      name: 'react-by-its-own-name',
      comment: 'The build maps React to Preact; a direct import would bring a second renderer into the tests.',
      severity: 'error',
      from: { path: '^(src|widget-entry)' },
      to: { path: 'node_modules/preact/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
