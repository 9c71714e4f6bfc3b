import { createContext, useContext } from 'react';
import type { Services } from '../services/services';

const ServicesContext = createContext({} as Services);

/** The app provides the services; tests provide their own. */
export const ServicesProvider = ServicesContext.Provider;

/** The services provided above the calling component. */
export const useServices = () => useContext(ServicesContext);
