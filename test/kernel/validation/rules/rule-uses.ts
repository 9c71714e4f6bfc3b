import type { RuleName } from '../../../../src/kernel/validation/rules/rule-list';

/** How each rule is written where it is used, the values around it included; the fuzz and the bench walk them all. */
export const ruleUses: Readonly<Record<RuleName, readonly string[]>> = {
  required: ['required', 'required:true', 'required:defined'],
  length: ['length:2'],
  maxLength: ['maxLength:400'],
  min: ['min:10'],
  max: ['max:12'],
  minValue: ['minValue:-1.5'],
  maxValue: ['maxValue:99'],
  pattern: ['pattern:[A-Z]{2,4}', 'pattern:\\d+(-\\d+)*'],
  mask: ['mask:(111) 111-1111', 'mask:AA-##', 'mask:++++'],
  email: ['email'],
  url: ['url'],
  dialable: ['dialable:', 'dialable:text'],
  phoneNumber: ['phoneNumber', 'phoneNumber:optional'],
  faxNumber: ['faxNumber'],
  creditCard: ['creditCard'],
  expiry: ['expiry:card.exp_year,2030-07'],
  usZip: ['usZip'],
  numeric: ['numeric'],
  digits: ['digits', 'digits:3'],
  date: ['date', 'date:12/31/2025'],
  requestedPrice: ['requestedPrice'],
  atLeastOnePropInObject: ['atLeastOnePropInObject'],
  isBusinessFormed: ['isBusinessFormed'],
  moreThanEnding: ['moreThanEnding'],
  homeState: ['homeState:text'],
  businessPurposeLength: ['businessPurposeLength:10'],
  businessPurposeRequired: ['businessPurposeRequired'],
  addressValidation: ['addressValidation:address.backendValidationStatus,true', 'addressValidation:text,true'],
  fileSize: ['fileSize:5000'],
  fileExtension: ['fileExtension:pdf,doc,docx'],
  passwordMin: ['passwordMin:8'],
  passwordLower: ['passwordLower'],
  passwordUpper: ['passwordUpper'],
  passwordNumber: ['passwordNumber'],
  passwordSpecial: ['passwordSpecial'],
  passwordConfirmed: ['passwordConfirmed:account.password'],
  captchaResponse: ['captchaResponse'],
};

/** What surrounds the field in those uses. */
export const usesContext = {
  initial: 'The purpose of the company is ',
  values: {
    text: 'no verdict',
    account: { password: 'Abcd123!' },
    address: { backendValidationStatus: { complete: true, valid: false, message: 'No such street.' } },
  },
};
