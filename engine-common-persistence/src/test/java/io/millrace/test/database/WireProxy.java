package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
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
 *
 * <p>It can stand for a distance too: with a latency each round trip takes that much longer, half
 * of it in each direction, however much is under way at once.
 */
public final class WireProxy implements AutoCloseable {

  private static final Pattern ADDRESS =
      Pattern.compile("^jdbc:(postgresql|mysql|mariadb)://([^/:,?]+)(?::(\\d+))?/");

  private final String behind;
  private final Duration delay;
  private final ServerSocket door;
  private final String host;
  private final int port;
  private volatile WireCut cut;
  private final List<WireConnection> connections = new CopyOnWriteArrayList<>();

  private WireProxy(String behind, Matcher address, Duration delay, ServerSocket door) {
    this.behind = behind;
    this.delay = delay;
    this.door = door;
    this.host = address.group(2);
    this.port = address.group(3) == null ? usualPort(address) : Integer.parseInt(address.group(3));
  }

  /**
   * Starts a proxy that delays nothing.
   *
   * @param database the database to stand before
   * @return a proxy that the caller closes
   * @throws IllegalArgumentException if the database is not reached through one host and port
   */
  public static WireProxy before(Database database) {
    return before(database.url(), Duration.ZERO);
  }

  /**
   * Starts a proxy.
   *
   * @param url the JDBC address of the database to stand before
   * @param latency how much longer each round trip takes at least, zero for no delay
   * @return a proxy that the caller closes
   * @throws IllegalArgumentException if the address does not name a PostgreSQL, MariaDB or MySQL
   *     server by one host
   */
  public static WireProxy before(String url, Duration latency) {
    var address = ADDRESS.matcher(url);
    if (!address.find()) {
      throw new IllegalArgumentException(
          "The address of the database names no PostgreSQL, MariaDB or MySQL server by one host,"
              + " so nothing can stand before it.");
    }
    try {
      var door = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
      var proxy = new WireProxy(url, address, latency.dividedBy(2), door);
      WireConnection.startThread("wire-proxy", proxy::acceptAll);
      return proxy;
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot listen on a port before the database.", e);
    }
  }

  /**
   * Returns the address that leads through this proxy.
   *
   * @return the JDBC address with another host and port
   */
  public String url() {
    var self = InetAddress.getLoopbackAddress().getHostAddress() + ":" + door.getLocalPort();
    return ADDRESS.matcher(behind).replaceFirst("jdbc:$1://" + self + "/");
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
    cut = new WireCut(text, forwarded, true);
  }

  /**
   * Lets all bytes of the next connection on which a client sends a text vanish from then on, while
   * it stays open.
   *
   * @param text what to look for, in lower case
   * @param forwarded whether the server still gets it, so that only its answer is lost
   */
  public void swallowFrom(String text, boolean forwarded) {
    cut = new WireCut(text, forwarded, false);
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
      var connection = new WireConnection(client, new Socket(host, port), delay, this::cutFor);
      connections.add(connection);
      connection.start();
    } catch (IOException e) {
      client.close();
      throw e;
    }
  }

  private static int usualPort(Matcher address) {
    return address.group(1).equals("postgresql") ? 5432 : 3306;
  }
}
