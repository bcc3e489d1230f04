package io.millrace.common.internal.http;

import io.millrace.common.http.HttpTaskDestinations;
import io.millrace.common.http.HttpTaskRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * Looks at where a request would go. The name of a host is looked up here first; the client asks
 * again when it connects, and is given what was found here, which the JVM keeps for a while.
 *
 * @param destinations what is allowed
 */
record DestinationCheck(HttpTaskDestinations destinations) {

  /**
   * Checks all addresses of a host.
   *
   * @return what is wrong; null for nothing. That a name is unknown is left to who connects: a
   *     proxy may know it
   */
  RefusedDestinationException check(HttpTaskRequest request) {
    try {
      for (var address : InetAddress.getAllByName(request.url().getHost())) {
        if (!destinations.allows(address, request.url())) {
          return new RefusedDestinationException(request, address);
        }
      }
      return null;
    } catch (UnknownHostException e) {
      return null;
    }
  }
}
