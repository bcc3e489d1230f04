package io.millrace.common.internal.http;

import io.millrace.common.http.HttpTaskRequest;
import java.io.IOException;
import java.net.InetAddress;

/** A request would have gone where requests of HTTP tasks may not go. */
final class RefusedDestinationException extends IOException {

  private static final long serialVersionUID = 1L;

  RefusedDestinationException(HttpTaskRequest request, InetAddress address) {
    super(request + " goes to the address " + address.getHostAddress());
  }
}
