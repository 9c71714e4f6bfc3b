import { Provider } from 'react-redux';
import { FormProvider, type FormProviderProps } from '../../form/form-provider';
import { ServicesProvider } from '../../form/services-context';
import type { FormStore } from '../../state/create-store';
import { AppProvider, type App } from '../context/app-context';
import { OrderForm } from '../order/order-form';

export interface FormAppProps extends Omit<FormProviderProps, 'children'> {
  app: App;
  store: FormStore;
}

/** Joins the form to its store, its words and its services. */
export function FormApp({ app, store, ...form }: FormAppProps) {
  return (
    <Provider store={store}>
      <AppProvider value={app}>
        <ServicesProvider value={app.services}>
          <FormProvider {...form}>
            <OrderForm />
          </FormProvider>
        </ServicesProvider>
      </AppProvider>
    </Provider>
  );
}
