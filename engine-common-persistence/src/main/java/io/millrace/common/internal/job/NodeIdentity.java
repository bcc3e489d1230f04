package io.millrace.common.internal.job;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;

/**
 * One life of a node, from the start of its executor to its stop or death.
 *
 * @param id the id of its row
 * @param name the name under which it holds jobs
 * @param hostName the machine it runs on
 * @param started when it began
 */
record NodeIdentity(long id, String name, String hostName, Instant started) {

  private static final int MOST = 255;

  /** Returns the name of this machine. */
  static String thisHost() {
    try {
      var name = InetAddress.getLocalHost().getHostName();
      return name.length() > MOST ? name.substring(0, MOST) : name;
    } catch (UnknownHostException e) {
      return "unknown";
    }
  }
}
