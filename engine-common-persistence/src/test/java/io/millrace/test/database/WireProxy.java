package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;

/**
 * Stands between a JDBC driver and its server and counts round trips and bytes, for PostgreSQL,
 * MariaDB and MySQL.
 *
 * <p>A round trip is counted when the server answers after the client has spoken, however many
 * packets either needed. It is counted before the answer reaches the client, so that whoever waits
 * for the answer reads a true count afterwards. What needs no answer (a log-out) is none. A request
 * that is so large that the server begins to answer before it has ended counts more than once. Safe
 * for use by many threads.
 */
public final class WireProxy implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("//([^/:,]+):(\\d+)/");

  private final Database behind;
  private final ServerSocket door;
  private final String host;
  private final int port;
  private volatile WireCut cut;
  private final List<WireConnection> connections = new CopyOnWriteArrayList<>();

  private WireProxy(Database behind, ServerSocket door) {
    var address = ADDRESS.matcher(behind.url());
    if (!address.find()) {
      throw new IllegalArgumentException(
          "'" + behind.url() + "' names no single host and port, so nothing can stand before it.");
    }
    this.behind = behind;
    this.door = door;
    this.host = address.group(1);
    this.port = Integer.parseInt(address.group(2));
  }

  /**
   * Starts a proxy.
   *
   * @param database the database to stand before
   * @return a proxy that the caller closes
   * @throws IllegalArgumentException if the database is not reached through one host and port
   */
  public static WireProxy before(Database database) {
    try {
      var proxy =
          new WireProxy(database, new ServerSocket(0, 200, InetAddress.getLoopbackAddress()));
      WireConnection.startThread("wire-proxy", proxy::acceptAll);
      return proxy;
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot listen before " + database.url(), e);
    }
  }

  /**
   * Returns the database as it is reached through this proxy.
   *
   * @return a database with another address
   */
  public Database database() {
    var self =
        "//" + InetAddress.getLoopbackAddress().getHostAddress() + ":" + door.getLocalPort() + "/";
    return behind.at(ADDRESS.matcher(behind.url()).replaceFirst(self));
  }

  /**
   * Counts what went through, over all connections there ever were.
   *
   * @return the sum of {@link #countsPerConnection()}
   */
  public WireCounts counts() {
    return countsPerConnection().stream().reduce(WireCounts.NONE, WireCounts::plus);
  }

  /**
   * Counts what went through, for each connection there ever was.
   *
   * @return the counts, in the order in which the connections were made
   */
  public List<WireCounts> countsPerConnection() {
    return connections.stream().map(WireConnection::counts).toList();
  }

  /**
   * Ends the next connection on which a client sends a text.
   *
   * @param text what to look for, in lower case
   * @param forwarded whether the server still gets it, so that only its answer is lost
   */
  public void cutAt(String text, boolean forwarded) {
    cut = new WireCut(text, forwarded);
  }

  /** Tells whether no cut is planned, or it was made. */
  public boolean hasCut() {
    return cut == null;
  }

  /** Returns the planned cut if it is due for what a client sends, and forgets it. */
  synchronized WireCut cutFor(byte[] sent, int length) {
    var due = cut != null && cut.isDue(sent, length) ? cut : null;
    cut = due == null ? cut : null;
    return due;
  }

  /** Ends all connections and takes no new ones. */
  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      connections.forEach(WireConnection::close);
    }
  }

  private void acceptAll() {
    while (!door.isClosed()) {
      try {
        var client = door.accept();
        connect(client);
      } catch (IOException e) {
        // the door was closed: the loop ends; or the client has gone meanwhile: the next one comes
      }
    }
  }

  private void connect(Socket client) throws IOException {
    try {
      var connection = new WireConnection(client, new Socket(host, port), this::cutFor);
      connections.add(connection);
      connection.start();
    } catch (IOException e) {
      client.close();
      throw e;
    }
  }
}
