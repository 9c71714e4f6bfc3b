import { ownValue } from '../util/own-value';

/** Mail forwarding and the virtual office, as they are stored (MAIL-01). */
export const mailServices = ['mf', 'vo'] as const;
export type MailService = (typeof mailServices)[number];

const services: Readonly<Record<string, MailService>> = { 'mail-forwarding': 'mf', mail_forwarding: 'mf', virtual_office: 'vo' };

/** The service of a mail product, by its category; undefined for any other product (MAIL-10). */
export const mailServiceOf = ({ category }: { category: string }): MailService | undefined => ownValue(services, category);
