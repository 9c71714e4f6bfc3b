import { readTimeout, type HttpClient } from './http-client';
import { readReply } from './read-reply';
import type { ServiceName, ServiceRequest } from './services';

/** Calls over the client of each service; an answer that is no JSON object is refused (NET-05, NET-07). */
export const createServiceRequest =
  (clientOf: (service: ServiceName) => HttpClient): ServiceRequest =>
  async ({ service, path, query, body }, signal) =>
    readReply(await clientOf(service).send(path, { query, body, signal, timeout: readTimeout }));
