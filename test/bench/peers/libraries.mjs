/**
 * @typedef {object} Library
 * @property {string} slug
 * @property {string} name     in the table
 * @property {string} entry    in `pages`
 * @property {string[]} styles addresses of the page, or files of packages
 * @property {boolean} [onPreact]
 */

const bareStyles = '/bare/bare.css';

/** What is measured beside ours, each as its documentation shows it. @type {readonly Library[]} */
export const libraries = [
  { slug: 'hook-form-preact', name: 'react-hook-form, Preact', entry: 'react-hook-form.tsx', styles: [bareStyles], onPreact: true },
  { slug: 'hook-form-react', name: 'react-hook-form, React', entry: 'react-hook-form.tsx', styles: [bareStyles] },
  { slug: 'formik', name: 'Formik and yup, React', entry: 'formik.tsx', styles: [bareStyles] },
  { slug: 'rjsf', name: 'rjsf, React', entry: 'rjsf.tsx', styles: ['bootstrap/dist/css/bootstrap.min.css'] },
  { slug: 'surveyjs', name: 'SurveyJS', entry: 'surveyjs.ts', styles: ['survey-core/survey-core.fontless.min.css'] },
];
