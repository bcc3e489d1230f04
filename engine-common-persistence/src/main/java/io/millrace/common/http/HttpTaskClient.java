package io.millrace.common.http;

import java.io.IOException;

/**
 * Sends the requests of HTTP tasks. The engine has a client of the JDK; an application may bring
 * its own, for a proxy, certificates, or limits on where requests may go.
 *
 * <p>Called by many threads at once, in the transaction of the call and while the instance is
 * locked, so it must keep to the time-out of the request.
 */
@FunctionalInterface
public interface HttpTaskClient {

  /**
   * Sends a request.
   *
   * @param request what is sent
   * @return what came back, whatever the status code; never null
   * @throws IOException if nothing came back in time
   */
  HttpTaskResponse send(HttpTaskRequest request) throws IOException;
}
