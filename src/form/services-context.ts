import { createContext, useContext } from 'react';
import type { Services } from '../services/services';

const ServicesContext = createContext({} as Services);

/** Handed in by the app, or by a test that brings services of its own. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the form around the calling component. */
export const useServices = () => useContext(ServicesContext);
