package io.millrace.test.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** Finds ports that nothing listens on. */
final class FreePort {

  private static final int LOWEST = 15_000;
  private static final int HIGHEST = 32_000;

  private FreePort() {}

  /**
   * A free port below those that the system gives to outgoing connections, so that none of these
   * takes it before the server does.
   */
  static int find() throws IOException {
    for (var attempt = 0; attempt < 100; attempt++) {
      var port = ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST);
      if (isFree(port)) {
        return port;
      }
    }
    throw new IOException("No free port found between " + LOWEST + " and " + HIGHEST + ".");
  }

  private static boolean isFree(int port) {
    try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
