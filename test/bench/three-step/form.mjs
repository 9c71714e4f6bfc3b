/**
 * The form that any form library can be measured with, as a page config: fields alone and no cart, ten of them, then
 * twelve, then fifty-one boxes and a card.
 */
export const threeStepConfig = {
  formType: 'ContactForm',
  pageID: 'three-step',
  website: 'bench',
  pluginVersion: '1',
  flags: { skipCaptcha: true },
  layout: { stepMode: true },
  steps: [
    {
      key: 'you',
      title: 'You and your company',
      sections: [
        {
          modules: [
            { id: 'CompanyName' },
            { id: 'ContactDetails' },
            { id: 'FormationDate', mayBeUnknown: false },
            { id: 'HomeState' },
            { id: 'Fax' },
            { id: 'Industry' },
            { id: 'Position' },
          ],
        },
      ],
    },
    {
      key: 'more',
      title: 'More',
      sections: [
        {
          modules: [
            { id: 'LegalName' },
            { id: 'SecondCompanyName' },
            { id: 'AlternateCompanyName' },
            { id: 'AlternatePhone' },
            { id: 'MailingAddress' },
            { id: 'JobLinks' },
          ],
        },
      ],
    },
    { key: 'states', title: 'States and card', sections: [{ modules: [{ id: 'MultiState' }, { id: 'Card' }] }] },
  ],
};
