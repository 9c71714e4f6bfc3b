/* Says below the page config of a page what is wrong with it, when the writer pauses. */
(function ({ apiFetch }) {
  const field = document.getElementById('charterform_config');
  const list = document.getElementById('charterform_config-problems');
  if (!field || !list) return;

  const show = (problems) => {
    list.replaceChildren(
      ...problems.map((problem) => {
        const line = document.createElement('p');
        const words = document.createElement('strong');
        line.className = 'charterform-problem';
        words.textContent = problem;
        line.append(words);
        return line;
      }),
    );
  };

  let timer;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const config = field.value;
      const { problems } = await apiFetch({ path: '/charterform/v1/check', method: 'POST', data: { config } });
      if (config === field.value) show(problems);
    }, 500);
  });
})(window.wp);
