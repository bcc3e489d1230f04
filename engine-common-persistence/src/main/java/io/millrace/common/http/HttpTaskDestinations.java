package io.millrace.common.http;

import io.millrace.common.internal.http.AddressRange;
import java.net.InetAddress;
import java.net.URI;

/**
 * Says where HTTP tasks may send requests, since the URL may come from a variable: asked before
 * each request and each redirect, with all addresses that the host's name has.
 *
 * <p>Called by many threads at once.
 */
@FunctionalInterface
public interface HttpTaskDestinations {

  /**
   * Tells whether a request may go to an address.
   *
   * @param address one of those of the URL's host, never null
   * @param url where the request goes, never null
   * @return false if it is not to be sent
   */
  boolean allows(InetAddress address, URI url);

  /**
   * Allows all but link-local addresses (RFC 3927, RFC 4291) and those at which clouds tell secrets
   * to the machines that run in them.
   *
   * @return the default
   */
  static HttpTaskDestinations exceptMetadata() {
    return (address, url) -> !AddressRange.isMetadata(address);
  }

  /**
   * Allows what {@link #exceptMetadata()} does, but for loopback addresses, private ones (RFC 1918,
   * RFC 4193) and shared ones (RFC 6598), and those that are none of one machine.
   *
   * @return for models that nobody of the house has written
   */
  static HttpTaskDestinations publicOnly() {
    return (address, url) -> !AddressRange.isMetadata(address) && AddressRange.isPublic(address);
  }

  /**
   * Allows all.
   *
   * @return for networks that are closed by other means
   */
  static HttpTaskDestinations all() {
    return (address, url) -> true;
  }
}
