import { prune } from './prune.mjs';

/**
 * What a page has printed is taken over as foreign DOM (docs/decisions/0019), which Preact compares attribute by attribute,
 * and not hydrated. There is no portal and no Suspense. The only class component is the error boundary. The hooks in
 * `options` are set by Preact's own modules, once.
 */
const noHydration = { 'isHydrating,': '' };

/** The names that Preact has for these would be variables of their own. */
const native = { 'assign(': 'Object.assign(' };
const nativeArray = { 'isArray(': 'Array.isArray(' };

const renderer = {
  'src/component.js': {
    statements: [
      ...[
        "if (typeof update == 'function')",
        'if (callback) {',
        'BaseComponent.prototype.forceUpdate =',
        'BaseComponent.prototype.render =',
      ],
      'if (options.vnode) options.vnode(newVNode)',
    ],
    instead: {
      ...native,
      'if (update) { assign(s, update); } else { return; }': 'Object.assign(s, update);',
      '&& !vnode.props._parentDom': '',
      'oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL,': 'NULL,',
      'oldVNode._flags & MODE_HYDRATE, refQueue': 'refQueue',
    },
  },
  // JSX aside, elements are created with one child at most.
  'src/create-element.js': {
    instead: {
      'i, length = arguments.length; for (i in props) { if': 'i; for (i in props) { if',
      'if (length > 2) { normalizedProps.children = length > 3 ? slice.call(arguments, 2) : children; } return createVNode(type':
        'if (children !== undefined) normalizedProps.children = children; return createVNode(type',
      '!original && options.vnode': '!original',
    },
  },
  'src/create-context.js': {
    statements: ['Context.Consumer ='],
    instead: { 'Context.Consumer.contextType = Context': 'Context' },
  },
  'src/render.js': {
    statements: ['if (options._root)', 'if (parentDom.nodeType == 9)', 'let isHydrating'],
    instead: {
      'isHydrating,': '',
      'isHydrating ? NULL : parentDom._children': 'parentDom._children',
      'import { slice }': 'import { removeNode }',
      'refQueue = [];': 'refQueue = [], excess = !oldVNode && [...parentDom.childNodes];',
      'oldVNode ? NULL : parentDom.firstChild ? slice.call(parentDom.childNodes) : NULL,': 'excess,',
      // What a page has put there for as long as nothing was drawn.
      '// Flush all queued effects': 'if (excess) excess.some(removeNode);\n',
    },
  },
  'src/diff/catch-error.js': {
    statements: ['handled = 1'],
    instead: { ', errorInfo || {}': '', 'ctor && ctor.getDerived': 'ctor.getDerived' },
  },
  'src/diff/children.js': {
    statements: ['if (parentVNode.props._parentDom)', 'while (next && next.nodeType == 8)'],
    instead: {
      ...noHydration,
      ...nativeArray,
      '|| oldVNode._flags & REF_DETACHED': '',
      "|| typeof childVNode == 'function'": '',
      '|| childVNode.constructor === String': '',
      "while ( (oldDom = oldDom && oldDom.nextSibling) && oldDom.nodeType == 8 && !oldDom.data.startsWith('$s') );":
        'oldDom = oldDom && oldDom.nextSibling;',
    },
  },
  'src/diff/index.js': {
    statements: [
      // Suspense and portals
      ...['if ( oldVNode._flags & MODE_SUSPENDED', 'if (resumed)', 'newVNode._flags &= RESET_MODE', 'if (isHydrating ||'],
      ...['if (newProps._parentDom)', 'if ( !skipRemove && (r = vnode._component)'],
      // Lifecycle of class components
      ...[
        'tmp = newType.contextType',
        'const provider =',
        'const componentContext =',
        'if (provider)',
        'if (newType.getDerivedStateFromProps)',
      ],
      ...['if ( isClassComponent && !newType', 'if (isClassComponent && c.componentDid', 'if ( newProps !== oldProps &&'],
      ...['if (c.componentWillUpdate)', 'EMPTY_ARR.push.apply(', 'c._stateCallbacks =', 'if ( isClassComponent && oldVNode._component'],
      // Elements that the form does not have
      ...["if (nodeType == 'math')", "if ( nodeType == 'foreignObject'", 'if (oldHtml) dom'],
      ...['if (isHydrating) {', "if (nodeType == 'progress'"],
    ],
    instead: {
      ...noHydration,
      ...native,
      ...nativeArray,
      componentContext: 'globalContext',
      'if (!(e && e.then)) markAsForce': 'markAsForce',
      'new newType(newProps, componentContext)': 'new newType(newProps)',
      'nodeType, newProps.is ? newProps : parentDom': 'nodeType',
      'parentDom.ownerDocument || document': 'parentDom.ownerDocument',
      "(nodeType == 'template' && dom.content) || dom": 'dom',
      // A node with an id is no other's.
      'for (i = 0; i < excessDomChildren.length; i++) { value = excessDomChildren[i];':
        'for (i = 0; (value = excessDomChildren[i]); i++) {',
      'value && (nodeType ? value.localName == nodeType : value.nodeType == 3)':
        "value.localName == nodeType && (value.id || '') == (newProps.id || '')",
      'excessDomChildren[i] = NULL;': 'excessDomChildren.splice(i, 1);',
      "nodeType == 'textarea' && newProps.defaultValue != NULL ? NULL : excessDomChildren && slice.call(parentDom.childNodes)":
        'excessDomChildren && [...parentDom.childNodes]',
      'if (!isHydrating && excessDomChildren)': 'if (excessDomChildren)',
      'for (i = 0; i < dom.attributes.length; i++) { value = dom.attributes[i]; oldProps[value.name] = value.value; }':
        'for (i of dom.getAttributeNames()) oldProps[i] = dom.getAttribute(i);',
      'oldProps !== newProps && (!isHydrating || dom.data != newProps)': 'dom.data != newProps',
      "(!isHydrating || typeof value == 'function') &&": '',
      '!isHydrating && (!oldHtml': '(!oldHtml',
      // What a visitor has entered in a printed control stays until the form has heard of it.
      "if (!isHydrating || nodeType == 'textarea') {": 'if (!dom.isEntered) {',
      "(inputValue !== dom[i] || (nodeType == 'progress' && !inputValue))": 'inputValue !== dom[i]',
      "&& !(i == 'value' && 'defaultValue' in newProps) && !(i == 'checked' && 'defaultChecked' in newProps)": '',
      'skipRemove && !vnode.props._parentDom': 'skipRemove',
      'if (options.unmount) options.unmount': 'options.unmount',
      'if ((tmp = options._diff)) tmp': 'options._diff',
      'if ((tmp = options.diffed)) tmp': 'options.diffed',
      'renderHook = options._render,': '',
      'if (renderHook) renderHook': 'options._render',
      'if (options._commit) options._commit': 'options._commit',
      "if (value) value._refCleanup = ref(value) || 1; else if ( owner && (owner = owner._component || owner._dom) && (value = owner._refCleanup) ) { owner._refCleanup = NULL; if (typeof value == 'function') value(); else ref(NULL); }":
        'ref(value);',
    },
  },
};

/** test/build/jsx-attributes.test.ts finds attributes of ours that need what is cut here. */
const attributes = {
  'src/diff/props.js': {
    statements: [
      ...['let useCapture', "if (typeof value == 'string') {", "if (typeof value == 'function') return"],
      // A style is an object with the same properties each time, none of them a custom one.
      ...["if (typeof oldValue == 'string') {", 'if (oldValue) {', "if (key[0] == '-') {"],
    ],
    instead: {
      "name = name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's')": '',
      "name != 'width' && name != 'height' &&": '',
      "name != 'list' && name != 'form' &&": '',
      "name != 'download' && name != 'rowSpan' && name != 'colSpan' &&": '',
      "name == 'popover' && value == true ? '' : value": 'value',
      "useCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'));": '',
      'proxy, useCapture': 'proxy',
      'options.event ? options.event(e) : e': 'options.event(e)',
    },
  },
};

const hooks = {
  'hooks/src/index.js': {
    statements: [
      ...[
        'let oldBefore',
        'let oldAfter',
        'let oldCommit',
        'let oldRoot',
        'if (oldBefore',
        'if (oldAfter',
        'if (oldCommit)',
        'options._root =',
      ],
      // For the devtools
      ...['let currentHook', 'currentHook =', 'if (options._hook)', 'state._context ='],
      // A memoized component has no state of its own
      ...['const prevScu', 'if (prevScu)'],
      // Server rendering
      ...['let root =', 'while (!root', 'let mask'],
      ...['let HAS_RAF'],
      "if (typeof ref == 'function') {",
    ],
    instead: {
      'getHookState(index, type)': 'getHookState(index = currentIndex++)',
      ...Object.fromEntries([2, 3, 4, 7, 9, 11].map((type) => [`getHookState(currentIndex++, ${type})`, 'getHookState()'])),
      '!options._skipEffects &&': '',
      '!init ? invokeOrReturn(undefined, initialState) : init(initialState)': 'invokeOrReturn(undefined, initialState)',
      "'P' + mask[0] + '-' + mask[1]++": "'P0-' + ids++",
      'let previousComponent;': 'let previousComponent, ids = 0;',
      'if (HAS_RAF) cancel': 'cancel',
      'if (HAS_RAF) { raf': '{ raf',
    },
  },
};

const compat = {
  'compat/client.mjs': { statements: ['export function hydrateRoot', 'export default'] },
  'compat/src/memo.js': {
    statements: ['const ref =', 'if (ref != nextProps', 'Memoed.displayName', 'Memoed.prototype', 'Memoed.type'],
    instead: { 'comparer ? !comparer(this.props, nextProps) || ref != nextProps.ref : shallow': 'shallow' },
  },
  'compat/src/util.js': { instead: { "i != '__source' &&": '' } },
  'compat/src/render.js': {
    statements: [
      'if (parent._children == null)',
      ...['const serverRendering', 'Component.prototype.isReactComponent', "[ 'componentWillMount'", "if (typeof callback == 'function')"],
      ...['return vnode ? vnode._component', 'let oldEventHook', 'if (oldEventHook)', 'e.persist', 'e.isPropagation', 'e.isDefault'],
      ...["if (i == 'style' &&", "if (i == 'defaultValue' &&", "if (i == 'download'", "if (i == 'translate'"],
      ...["if (lowerCased == 'ondoubleclick')", "if ( lowerCased == 'onchange'", "if (lowerCased == 'oninput')", 'if (isNonDashedType'],
      ...[
        "if (type == 'select')",
        'if (props.class && !props.className)',
        "if (typeof vnode.type == 'function')",
        "if (vnode.ref && !('ref'",
      ],
      ...['vnode.$$typeof', 'let oldVNodeHook', 'if (oldVNodeHook)'],
    ],
    instead: {
      '/* @__PURE__ */ initRenderTracking( function useSyncExternalStore': '(function useSyncExternalStore',
      'serverRendering ? (getServerSnapshot || getSnapshot)() : getSnapshot()': 'getSnapshot()',
      "(i == 'value' && 'defaultValue' in props && value == null) ||": '',
      "(IS_DOM && i == 'children' && type == 'noscript') || i == 'class' ||": '',
      "{}, isNonDashedType = type.indexOf('-') == -1": '{}',
      'normalizedProps.class = normalizedProps.className =': 'normalizedProps.class =',
    },
  },
  'jsx-runtime/src/index.js': {
    // The same as `createElement` does, if more slowly.
    instead: {
      'import { options, Fragment }': 'import { createElement, options, Fragment }',
      'props, key, isStaticChildren, __source, __self': 'props, key',
      'if (!props) props = {};': 'props.key = key; return createElement(type, props);',
    },
  },
};

export const prunePreact = prune('preact', { ...renderer, ...attributes, ...hooks, ...compat });

/** Only tests draw at times of their own. */
export const prunePreactTimes = prune('preact', {
  'src/component.js': {
    statements: ['prevDebounce ='],
    instead: {
      'let prevDebounce,': 'let',
      '|| prevDebounce != options.debounceRendering': '',
      '(prevDebounce || queueMicrotask)(process)': 'queueMicrotask(process)',
    },
  },
  'hooks/src/index.js': {
    statements: ['let prevRaf', 'prevRaf ='],
    instead: {
      '|| prevRaf != options.requestAnimationFrame': '',
      '(prevRaf || afterNextFrame)(flushAfterPaintEffects)': 'afterNextFrame(flushAfterPaintEffects)',
    },
  },
});
