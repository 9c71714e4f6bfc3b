/* A form type of one's own, without a build: the script stands on the page behind charterform.umd.js. */
{
  const { register, kit, defineForm, defineModule, defineFamily, defineRule, defineLanguage } = window.Charterform;
  const { createElement: h } = kit;

  /** "PR-2031": of the year that stands behind the colon, where the rule string names one. */
  const permitNumber = defineRule({
    check: (value, [year]) => new RegExp(`^PR-${year || '\\d{4}'}$`).test(String(value).trim()),
    params: /^(\d{4})?$/,
    message: {
      en: '{field} should look like PR-2031',
      fr: '{field} doit ressembler à PR-2031',
    },
  });

  /** A question with a look of its own: what the permit is for, and what the kit costs. */
  function PlateView() {
    const words = kit.useWords();
    const price = kit.usePrice('permitKit');
    const isTall = kit.useAnswer('permit.kind')?.key === 'tower';
    return h(
      kit.Fragment,
      null,
      h(kit.RadioField, {
        path: 'permit.kind',
        layout: 'rows',
        options: ['shed', 'tower'].map((key) => ({ key, label: words(`permit.kind.${key}`), price })),
      }),
      isTall && h(kit.TextField, { path: 'permit.height' }),
      h(kit.TextField, { path: 'permit.number' }),
    );
  }

  const permitPlate = defineModule({
    fields: [
      { path: 'permit.kind', label: 'permit.kind', rules: 'required', initial: { key: '', value: '' } },
      {
        path: 'permit.height',
        label: 'permit.height',
        rules: 'required|numeric',
        inputmode: 'numeric',
        isShown: ({ values }) => values.permit?.kind?.key === 'tower',
      },
      { path: 'permit.number', label: 'permit.number', hint: 'permit.number.hint', rules: 'permitNumber' },
    ],
    view: PlateView,
    texts: {
      en: {
        'permit.title': 'Your permit',
        'permit.kind': 'What you are building',
        'permit.kind.shed': 'A shed',
        'permit.kind.tower': 'A tower',
        'permit.height': 'Height in feet',
        'permit.number': 'Earlier permit number',
        'permit.number.hint': 'You find it at the top of the earlier permit.',
      },
      fr: {
        'permit.title': 'Votre permis',
        'permit.kind': 'Ce que vous construisez',
        'permit.kind.shed': 'Un abri',
        'permit.kind.tower': 'Une tour',
        'permit.height': 'Hauteur en pieds',
        'permit.number': 'Numéro du permis précédent',
        'permit.number.hint': 'Il se trouve en haut du permis précédent.',
      },
    },
  });

  /** What is sold: the product service lists it with the type `permit_kit`. */
  const permits = defineFamily({
    name: 'permits',
    roles: { permitKit: { data: 'permitKit' } },
    data: { permitKit: ({ values }) => ({ kind: values.permit?.kind?.key ?? '' }) },
  });

  const permitRequest = defineForm({
    kind: 'order',
    steps: [
      { key: 'permit', title: 'permit.title', sections: [{ title: 'permit.title', modules: [{ id: 'PermitPlate' }] }] },
      kit.steps.contact,
      ...kit.steps.last,
    ],
    primaryProducts: ['permitKit'],
  });

  /** A few sentences; the rest stays English. */
  const french = defineLanguage({
    sentences: {
      'button.continue': 'Continuer',
      'step.contact': 'Coordonnées',
      'step.payment': 'Paiement',
      'button.submitOrder': 'Commander',
    },
  });

  register({
    rules: { permitNumber },
    modules: { PermitPlate: permitPlate },
    families: [permits],
    forms: { PermitRequestForm: permitRequest },
    languages: { fr: french },
  });
}
