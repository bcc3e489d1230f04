package io.millrace.test.database;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * One connection through a {@link WireProxy}: two sockets and two threads that carry bytes between
 * them, or four where there is a delay: one that reads and one that writes in each direction.
 */
final class WireConnection {

  private static final int BUFFER = 64 * 1024;
  private static final byte[] END = new byte[0];

  private final Socket client;
  private final Socket server;
  private final Duration delay;
  private final Cuts cuts;
  private final List<Thread> threads = new CopyOnWriteArrayList<>();
  private volatile boolean silenced;
  private volatile boolean swallowing;
  private boolean asked;
  private WireCounts counts = WireCounts.NONE;

  /** Says whether a connection is to be cut at what a client sends. */
  @FunctionalInterface
  interface Cuts {
    WireCut cutFor(byte[] sent, int length);
  }

  WireConnection(Socket client, Socket server, Duration delay, Cuts cuts) throws IOException {
    this.cuts = cuts;
    this.client = client;
    this.server = server;
    this.delay = delay;
    client.setTcpNoDelay(true);
    server.setTcpNoDelay(true);
  }

  void start() {
    connect("wire-proxy-to-server", client, server, this::clientSent);
    connect("wire-proxy-to-client", server, client, this::serverSent);
  }

  synchronized WireCounts counts() {
    return counts;
  }

  void close() {
    close(client);
    close(server);
    threads.forEach(Thread::interrupt);
  }

  static Thread startThread(String name, Runnable work) {
    var thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private synchronized void clientSent(int bytes) {
    asked = true;
    counts = counts.plus(new WireCounts(0, bytes, 0));
  }

  private synchronized void serverSent(int bytes) {
    counts = counts.plus(new WireCounts(asked ? 1 : 0, 0, bytes));
    asked = false;
  }

  private void connect(String name, Socket from, Socket to, Meter meter) {
    if (delay.isZero()) {
      start(name, () -> carry(from, to, meter));
    } else {
      var line = new DelayLine<byte[]>(delay, NanoClock.REAL);
      start(name, () -> read(from, line));
      start(name + "-delayed", () -> write(line, to, meter));
    }
  }

  private void start(String name, Work work) {
    threads.add(startThread(name, () -> run(work)));
  }

  private void run(Work work) {
    try {
      work.run();
    } catch (IOException | InterruptedException e) {
      close(); // one side has gone: so does the other
    }
  }

  private void carry(Socket from, Socket to, Meter meter) throws IOException {
    var input = from.getInputStream();
    var output = to.getOutputStream();
    var buffer = new byte[BUFFER];
    for (var length = input.read(buffer); length >= 0; length = input.read(buffer)) {
      meter.sent(length); // before the bytes go on, so that their receiver finds them counted
      var lost = isLost(from, buffer, length);
      if (lost && !swallowing) {
        break;
      } else if (!lost) {
        output.write(buffer, 0, length);
      }
    }
    close();
  }

  /** Whether bytes do not arrive any more, since the connection is cut before or at them. */
  private boolean isLost(Socket from, byte[] bytes, int length) {
    if (from == server || swallowing) {
      return silenced; // the server has answered, and nobody will hear it
    }
    var cut = cuts.cutFor(bytes, length);
    if (cut == null) {
      return false;
    }
    swallowing = !cut.told();
    silenced = true;
    return !cut.forwarded();
  }

  private void read(Socket from, DelayLine<byte[]> line) throws IOException, InterruptedException {
    var input = from.getInputStream();
    var buffer = new byte[BUFFER];
    for (var length = input.read(buffer); length >= 0; length = input.read(buffer)) {
      var lost = isLost(from, buffer, length);
      if (lost && !swallowing) {
        break;
      } else if (!lost) {
        line.put(Arrays.copyOf(buffer, length));
      }
    }
    line.put(END);
  }

  private void write(DelayLine<byte[]> line, Socket to, Meter meter)
      throws IOException, InterruptedException {
    var output = to.getOutputStream();
    for (var bytes = line.take(); bytes != END; bytes = line.take()) {
      meter.sent(bytes.length);
      output.write(bytes);
    }
    close();
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // nothing more can be done about this socket
    }
  }

  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  private interface Meter {
    void sent(int bytes);
  }
}
