// Which folder may import what: the table of layers, read from left to right.
// kernel <- commerce <- submission <- services, ui <- state <- form <- modules, products <- forms <- kit <- shell <- widget-entry, forms-entry.
// kernel <- locales. submission, ui <- toolbox <- toolbox-entry. services <- tokenizer <- tokenizer-entry. kernel <- payment <- payment-entry.
// submission, products <- quote <- quote-entry.

/**
 * A folder of src may import itself and what it is given, nothing else of ours.
 * @param {string} folder
 * @param {string[]} given other folders of src
 */
const layer = (folder, given) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|gallery|demo-host|test|scripts|[a-z-]+-entry)', pathNot: [folder, ...given].map((own) => `^src/${own}/`) },
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

/** The rooms of the kernel in the order of the data: each may import those before it. */
const kernelRooms = [
  'util',
  'text',
  'reference',
  'answers',
  'validation',
  'page-config',
  'facts',
  'addresses',
  'plan',
  'reactions',
  'storage',
];

/** The rooms of the order, likewise. */
const commerceRooms = [
  ...[
    'vehicles',
    'catalogue',
    'families',
    'offer',
    'items',
    'bundles',
    'optional',
    'addresses',
    'co-owners',
    'domains',
    'pricing',
    'cart',
    'summary',
    'payment',
  ],
  ...['review', 'reactions', 'start', 'analytics'],
];

/** The rooms of the shell, from what all of its parts share to what joins them. */
const shellRooms = ['context', 'notices', 'steps', 'submission', 'order', 'boot'];

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

    layer('kernel', []),
    ...roomsOf('kernel', kernelRooms),
    layer('commerce', ['kernel']),
    ...roomsOf('commerce', commerceRooms),
    layer('submission', ['kernel', 'commerce']),
    layer('locales', ['kernel/text']),
    layer('services', ['kernel', 'commerce', 'submission', 'payment']),
    layer('state', ['kernel', 'commerce', 'submission', 'services']),
    {
      name: 'state-knows-services-by-type',
      comment: 'The services are injected, so that a test hands in its own.',
      severity: 'error',
      from: { path: '^src/state/' },
      to: { path: '^src/services/', dependencyTypesNot: ['type-only'] },
    },
    layer('ui', ['kernel/text', 'kernel/util', 'kernel/validation']),
    layer('form', ['kernel', 'commerce', 'submission', 'services', 'state', 'ui']),
    {
      name: 'form-knows-services-by-type',
      comment: 'A module asks the services it is handed, so that a test hands in its own.',
      severity: 'error',
      from: { path: '^src/form/' },
      to: { path: '^src/services/', dependencyTypesNot: ['type-only'] },
    },
    layer('modules', ['kernel', 'commerce', 'submission', 'state', 'form', 'ui']),
    {
      name: 'modules-stand-alone',
      comment: 'What two modules share belongs in form/ or the kernel. A module is a file, or a folder of that name.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+/[^/.]+)' },
      to: { path: '^src/modules/[^/]+/', pathNot: '^src/modules/$1(/|\\.tsx?$)' },
    },
    layer('products', ['kernel', 'commerce', 'submission', 'services', 'state', 'form', 'ui']),
    {
      name: 'families-stand-alone',
      comment: 'Families of products do not know each other. What two of them share belongs in commerce/ or form/.',
      severity: 'error',
      from: { path: '^src/products/([^/]+)/' },
      to: { path: '^src/products/[^/]+', pathNot: '^src/products/$1/' },
    },
    {
      name: 'products-know-services-by-type',
      comment: 'A family asks the services it is handed, so that a test hands in its own.',
      severity: 'error',
      from: { path: '^src/products/' },
      to: { path: '^src/services/', dependencyTypesNot: ['type-only'] },
    },
    layer('forms', ['kernel', 'commerce', 'submission', 'form', 'modules', 'products']),
    {
      name: 'forms-know-modules-by-type',
      comment: 'The list of modules joins a form with its modules; the form files are data.',
      severity: 'error',
      from: { path: '^src/forms/', pathNot: '^src/forms/(plain-)?module-list[.]ts$' },
      to: { path: '^src/(modules|products|form)/|^src/forms/(plain-)?module-list[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    // What a page extends the form with.
    layer('kit', ['kernel', 'commerce', 'submission', 'form', 'forms']),
    layer('shell', [
      'kernel',
      'commerce',
      'submission',
      'services',
      'state',
      'ui',
      'form',
      'modules',
      'products',
      'forms',
      'kit',
      'toolbox',
    ]),
    ...roomsOf('shell', shellRooms),
    layer('toolbox', ['kernel', 'commerce', 'submission', 'ui']),
    layer('tokenizer', ['submission', 'services']),
    layer('payment', ['kernel']),
    layer('quote', ['kernel', 'commerce', 'submission', 'products']),
    {
      name: 'other-scripts-known-by-type',
      comment: 'Each is a script of its own, which few visitors load or none.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/(toolbox|tokenizer|payment)/', pathNot: '^src/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-entry-imports-shell',
      severity: 'error',
      comment: 'What sells brings its views with it.',
      from: { path: '^src/', pathNot: '^src/(shell/|order-forms[.]ts$)' },
      to: { path: '^(src/shell/|[a-z-]+-entry)' },
    },

    {
      name: 'host-imports',
      comment: 'The host is a package of its own: what it needs of the form is built into dist/charterform.quote.js.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(src|gallery|demo-host|test|scripts|[a-z-]+-entry)' },
    },
    {
      name: 'gallery-imports',
      comment:
        'Examples show widgets, fields and modules, those that ask the server with its answer; the app around them has pages of its own.',
      severity: 'error',
      from: { path: '^gallery/' },
      to: {
        path: '^(src|demo-host|test|scripts|[a-z-]+-entry)',
        pathNot:
          '^src/(kernel|commerce|submission|products|ui|form|modules|forms/module-list)|^src/(services/services|state/requests-slice)[.]ts$|^src/built-in[.]ts$',
      },
    },

    packagesOf('kernel', ['yup']),
    packagesOf('commerce', ['yup']),
    packagesOf('submission', []),
    packagesOf('products', ['@reduxjs/toolkit', 'react', 'react-redux']),
    packagesOf('services', ['jsonp']),
    packagesOf('tokenizer', ['jsonp']),
    packagesOf('payment', []),
    packagesOf('quote', []),
    packagesOf('state', ['@reduxjs/toolkit', 'redux', 'redux-persist']),
    packagesOf('ui', ['react', 'react-dom']),
    packagesOf('forms', []),
    {
      name: 'react-by-its-own-name',
      comment: 'The build maps React to Preact; a direct import would bring a second renderer into the tests.',
      severity: 'error',
      from: { path: '^(src|[a-z-]+-entry)' },
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
