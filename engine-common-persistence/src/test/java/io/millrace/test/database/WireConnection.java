package io.millrace.test.database;

import java.io.IOException;
import java.net.Socket;

/**
 * One connection through a {@link WireProxy}: two sockets and two threads that carry bytes between
 * them.
 */
final class WireConnection {

  private static final int BUFFER = 64 * 1024;

  private final Socket client;
  private final Socket server;
  private final Cuts cuts;
  private volatile boolean silenced;
  private boolean asked;
  private WireCounts counts = WireCounts.NONE;

  /** Says whether a connection is to be cut at what a client sends. */
  @FunctionalInterface
  interface Cuts {
    WireCut cutFor(byte[] sent, int length);
  }

  WireConnection(Socket client, Socket server, Cuts cuts) throws IOException {
    this.cuts = cuts;
    this.client = client;
    this.server = server;
    client.setTcpNoDelay(true);
    server.setTcpNoDelay(true);
  }

  void start() {
    startThread("wire-proxy-to-server", () -> carry(client, server, this::clientSent));
    startThread("wire-proxy-to-client", () -> carry(server, client, this::serverSent));
  }

  synchronized WireCounts counts() {
    return counts;
  }

  void close() {
    close(client);
    close(server);
  }

  static void startThread(String name, Runnable work) {
    var thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void clientSent(int bytes) {
    asked = true;
    counts = counts.plus(new WireCounts(0, bytes, 0));
  }

  private synchronized void serverSent(int bytes) {
    counts = counts.plus(new WireCounts(asked ? 1 : 0, 0, bytes));
    asked = false;
  }

  private void carry(Socket from, Socket to, Meter meter) {
    try {
      var input = from.getInputStream();
      var output = to.getOutputStream();
      var buffer = new byte[BUFFER];
      for (var length = input.read(buffer); length >= 0; length = input.read(buffer)) {
        meter.sent(length); // before the bytes go on, so that their receiver finds them counted
        var cut = from == client ? cuts.cutFor(buffer, length) : null;
        silenced = silenced || cut != null;
        if (cut != null && !cut.forwarded()) {
          return;
        }
        if (from == server && silenced) {
          return; // the server has answered, and nobody will hear it
        }
        output.write(buffer, 0, length);
      }
    } catch (IOException e) {
      // one side has gone: so does the other
    } finally {
      close();
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // nothing more can be done about this socket
    }
  }

  private interface Meter {
    void sent(int bytes);
  }
}
