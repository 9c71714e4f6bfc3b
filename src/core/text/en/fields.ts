/** The sentences of the plain fields: lists, dates, choices. */
export const fields = {
  // States and yes/no questions (FIELD-16, CONST-02)
  'states.states': 'States',
  'states.search': 'Search states',
  'states.chosen': '{count} of {total} chosen',
  'states.military': 'US Military',
  'states.territories': 'US Territories',
  'states.nonUS': 'Non-US Option(s)',
  'choice.yes': 'Yes',
  'choice.no': 'No',
  'field.optional': 'optional',
  'field.counter': '{count}/{max} Characters Max.',
  'help.about': 'Help: {what}',
  'country.US': 'United States',
  'field.select': 'Please select one',
  'field.selectState': 'Select State',
  'field.serviceState': 'Service State',
  // Lists to search and choose from (FIELD-08, FIELD-09)
  'list.empty': 'List is empty.',
  'list.noneFound': 'No elements found. Consider changing the search query.',
  'list.found': '{count} found',
  'list.clear': 'Clear {field}',
  'list.full': 'Maximum of {n} options selected. First remove a selected option to select another.',
  'list.removeOption': 'Remove {option}',
  'list.removed': '{option} removed',
  'list.showAll': 'Show all {count}',
  'list.showFewer': 'Show fewer',
  // Dates and amounts
  'date.hint': 'Month, day and year, for example 03/31/2025',
  'date.placeholder': 'MM/DD/YYYY',
  'stepper.less': 'Fewer: {field}',
  'stepper.more': 'More: {field}',
} as const;
