import { readTimeout, type HttpClient } from './http-client';
import { readReply } from './read-reply';
import type { ServiceName, ServiceRequest } from './services';

/** Sends a call with the client of its service; rejects a response that is not a JSON object (NET-05, NET-07). */
export const createServiceRequest =
  (clientOf: (service: ServiceName) => HttpClient): ServiceRequest =>
  async ({ service, path, query, body }, signal) =>
    readReply(await clientOf(service).send(path, { query, body, signal, timeout: readTimeout }));
