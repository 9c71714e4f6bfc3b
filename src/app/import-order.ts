/*
 * Modules stand in the bundle in the order in which they are first imported, and what stands beside its like compresses
 * better, by 1 kB in all: the libraries, the sentences, the rules of the business, the ways out and the store. What
 * draws comes after them by itself.
 */
import 'react-dom/client';
import '@reduxjs/toolkit';
import 'react-redux';
import 'redux-persist';
import 'formik';
import 'yup';
import 'jsonp';
import '../core/text/locales';
import '../core/page-config/read-page-config';
import '../core/cart/rebuild-cart';
import '../core/cart/make-offer';
import '../core/cart/needs-rebuild';
import '../core/cart/what-vanished';
import '../core/cart/optional-toggles';
import '../core/catalogue/multi-state';
import '../core/summary/line-items';
import '../core/summary/summary-total';
import '../core/form-values/react';
import '../core/form-values/initial-values';
import '../core/steps/make-plan';
import '../core/steps/progress';
import '../core/submission/submission-parts';
import '../core/submission/full-order';
import '../services/create-services';
import '../state/create-store';
import '../state/submission/submit';
