/* Shows on the set-up screen what belongs to what is chosen there. Without it everything is shown. */
(() => {
  const form = document.querySelector('.charterform-set-up form');
  const faults = document.querySelector('.charterform-faults');
  if (faults) faults.focus();
  if (!form) return;
  const easy = ['WY', 'CO'];
  const chosen = (name) => [...form.querySelectorAll(`[name="${name}"]:checked`)].map(({ value }) => value);

  const show = () => {
    const [scope] = chosen('scope');
    const kinds = chosen('kinds[]');
    const companies = chosen('companies[]');
    const states = scope === 'some' ? chosen('states[]') : easy;
    for (const row of form.querySelectorAll('[data-state]')) {
      const { kind, company, state } = row.dataset;
      const isChosen = kinds.includes(kind) && companies.includes(company) && (scope === 'all' || states.includes(state));
      row.classList.toggle('charterform-left-out', !isChosen);
    }
    for (const part of form.querySelectorAll('[data-of-kind]')) part.hidden = !kinds.includes(part.dataset.ofKind);
  };
  form.addEventListener('change', show);
  show();
})();
