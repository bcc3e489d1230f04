package io.millrace.common.internal.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/**
 * A range of addresses, such as {@code 169.254.0.0/16}. An address of IPv4 that stands inside one
 * of IPv6 counts as itself: {@code ::a.b.c.d} and {@code 64:ff9b::a.b.c.d} (RFC 6052).
 *
 * @param network the first address
 * @param bits how many of its bits all have in common
 */
public record AddressRange(InetAddress network, int bits) {

  private static final AddressRange TRANSLATED = of("64:ff9b::/96");

  /** By link-local addresses most clouds tell; others, and IPv6, have addresses of their own. */
  private static final List<AddressRange> METADATA =
      List.of(
          of("169.254.0.0/16"),
          of("fe80::/10"),
          of("fd00:ec2::254/128"),
          of("fd20:ce::254/128"),
          of("100.100.100.200/32"),
          of("168.63.129.16/32"),
          of("192.0.0.192/32"));

  private static final List<AddressRange> NOT_PUBLIC =
      List.of(
          of("0.0.0.0/8"),
          of("10.0.0.0/8"),
          of("100.64.0.0/10"),
          of("127.0.0.0/8"),
          of("172.16.0.0/12"),
          of("192.0.0.0/24"),
          of("192.168.0.0/16"),
          of("198.18.0.0/15"),
          of("224.0.0.0/3"),
          of("::/127"),
          of("fc00::/7"),
          of("fec0::/10"),
          of("ff00::/8"));

  private static AddressRange of(String range) {
    var slash = range.indexOf('/');
    try {
      var network = InetAddress.getByName(range.substring(0, slash));
      return new AddressRange(network, Integer.parseInt(range.substring(slash + 1)));
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // no name is looked up
    }
  }

  /** Tells whether an address is link-local, or one at which clouds tell secrets. */
  public static boolean isMetadata(InetAddress address) {
    return anyContains(METADATA, address);
  }

  /** Tells whether an address is that of one machine which others than neighbors can reach. */
  public static boolean isPublic(InetAddress address) {
    return !anyContains(NOT_PUBLIC, address);
  }

  private static boolean anyContains(List<AddressRange> ranges, InetAddress address) {
    var bytes = plain(address.getAddress());
    return ranges.stream().anyMatch(range -> range.contains(bytes));
  }

  private static byte[] plain(byte[] address) {
    var inside = address.length == 16 ? Arrays.copyOfRange(address, 12, 16) : address;
    var isCompatible = isZero(address, 12) && (inside[0] != 0 || inside[1] != 0);
    return address.length == 16 && (isCompatible || TRANSLATED.contains(address))
        ? inside
        : address;
  }

  private static boolean isZero(byte[] address, int count) {
    for (var i = 0; i < Math.min(count, address.length); i++) {
      if (address[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean contains(byte[] address) {
    var first = network.getAddress();
    if (first.length != address.length) {
      return false;
    }
    for (var bit = 0; bit < bits; bit++) {
      var mask = 0x80 >> bit % 8;
      if ((first[bit / 8] & mask) != (address[bit / 8] & mask)) {
        return false;
      }
    }
    return true;
  }
}
