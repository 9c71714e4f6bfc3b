import { createContext, useContext } from 'react';
import type { Navigation } from './navigation';

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('A part of the form was rendered outside its navigation.');
  return navigation;
}
