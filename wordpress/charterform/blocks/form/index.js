/* The block in the editor, written without a build step. */
(function (wp) {
  const { createElement: el, Fragment, useEffect, useRef, useState } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl, TextareaControl, Notice } = wp.components;
  const { __ } = wp.i18n;
  const { forms, languages, preview, printer } = window.charterformEditor;

  const titleOf = (form) => (forms.find(({ value }) => value === form) || {}).label;

  /** What is wrong with a page config, asked when the writer pauses. */
  function useProblems(config) {
    const [problems, setProblems] = useState([]);
    useEffect(() => {
      let isOld = false;
      const timer = setTimeout(() => {
        wp.apiFetch({ path: '/charterform/v1/check', method: 'POST', data: { config } })
          .then((answer) => isOld || setProblems(answer.problems))
          .catch(() => {});
      }, 500);
      return () => {
        isOld = true;
        clearTimeout(timer);
      };
    }, [config]);
    return problems;
  }

  /** Has the first step printed for a page that is opened or saved, where the writer may: nothing waits for it. */
  function usePrintedStep(attributes) {
    const [post, isSaving] = wp.data.useSelect((select) => {
      const editor = select('core/editor');
      const boxes = select('core/edit-post');
      return [
        editor && editor.getCurrentPostId(),
        !editor || editor.isSavingPost() || Boolean(boxes && boxes.isSavingMetaBoxes && boxes.isSavingMetaBoxes()),
      ];
    }, []);
    const saved = useRef(attributes);
    const isWanted = printer && attributes.form && Number.isInteger(post) && !isSaving;
    saved.current = attributes;
    useEffect(() => {
      const sent = { post, attributes: saved.current };
      const ask = (what, more) => wp.apiFetch({ path: `/charterform/v1/printed/${what}`, method: 'POST', data: { ...sent, ...more } });
      const print = async () => {
        const { config, isPrinted } = await ask('config');
        if (isPrinted) {
          return;
        }
        const { toHTML } = await import(printer);
        await ask('html', { html: toHTML(config) });
      };
      if (isWanted) {
        // Without it the form comes with the script.
        print().catch(() => {});
      }
    }, [isWanted, post]);
  }

  function FormChoice({ value, onChange }) {
    return el(SelectControl, {
      label: __('Form', 'charterform'),
      value,
      options: [{ value: '', label: __('Choose a form', 'charterform') }].concat(forms),
      onChange,
      __next40pxDefaultSize: true,
      __nextHasNoMarginBottom: true,
    });
  }

  function Settings({ attributes, set }) {
    const problems = useProblems(attributes.config);
    const asPage = { value: '', label: __('As the settings say', 'charterform') };
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('Form', 'charterform') },
        el(FormChoice, { value: attributes.form, onChange: set('form') }),
        el(SelectControl, {
          label: __('Light or dark', 'charterform'),
          value: attributes.theme,
          options: [asPage, { value: 'light', label: __('Light', 'charterform') }, { value: 'dark', label: __('Dark', 'charterform') }],
          onChange: set('theme'),
          __next40pxDefaultSize: true,
          __nextHasNoMarginBottom: true,
        }),
        el(SelectControl, {
          label: __('Language', 'charterform'),
          value: attributes.locale,
          options: [asPage].concat(languages),
          onChange: set('locale'),
          __next40pxDefaultSize: true,
          __nextHasNoMarginBottom: true,
        }),
        el(TextControl, {
          label: __('States', 'charterform'),
          help: __('Codes such as WY, CO. Empty means all.', 'charterform'),
          value: attributes.states,
          onChange: set('states'),
          __next40pxDefaultSize: true,
          __nextHasNoMarginBottom: true,
        }),
      ),
      el(
        PanelBody,
        { title: __('Page config', 'charterform'), initialOpen: false },
        el(TextareaControl, {
          label: __('Page config (JSON)', 'charterform'),
          help: __('For this form alone, above all settings.', 'charterform'),
          value: attributes.config,
          rows: 8,
          onChange: set('config'),
          __nextHasNoMarginBottom: true,
        }),
        problems.length > 0 &&
          el(
            Notice,
            { status: 'warning', isDismissible: false },
            problems.map((problem) => el('p', { key: problem }, problem)),
          ),
      ),
    );
  }

  function Edit({ attributes, setAttributes }) {
    const set = (name) => (value) => setAttributes({ [name]: value });
    usePrintedStep(attributes);
    const { form, theme } = attributes;
    const picture =
      form &&
      el('iframe', {
        title: titleOf(form) || form,
        src: `${preview}&form=${encodeURIComponent(form)}&theme=${encodeURIComponent(theme)}`,
        style: { width: '100%', height: '32em', border: 0, pointerEvents: 'none' },
        tabIndex: -1,
        inert: '',
      });
    return el(
      Fragment,
      null,
      el(Settings, { attributes, set }),
      el(
        'div',
        useBlockProps(),
        picture ||
          el(
            Placeholder,
            {
              icon: 'feedback',
              label: 'Charterform',
              instructions: __('Choose which form this page shows.', 'charterform'),
            },
            el(FormChoice, { value: form, onChange: set('form') }),
          ),
      ),
    );
  }

  wp.blocks.registerBlockType('charterform/form', { edit: Edit, save: () => null });
})(window.wp);
