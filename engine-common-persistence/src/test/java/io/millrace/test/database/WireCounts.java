package io.millrace.test.database;

/**
 * What went over the wire between a client and a server.
 *
 * @param roundTrips how often the server answered after the client had spoken
 * @param bytesToServer bytes the client sent
 * @param bytesToClient bytes the server sent
 */
public record WireCounts(long roundTrips, long bytesToServer, long bytesToClient) {

  /** Nothing at all. */
  public static final WireCounts NONE = new WireCounts(0, 0, 0);

  /**
   * Adds two counts.
   *
   * @param other the counts to add
   * @return the sum
   */
  public WireCounts plus(WireCounts other) {
    return new WireCounts(
        roundTrips + other.roundTrips,
        bytesToServer + other.bytesToServer,
        bytesToClient + other.bytesToClient);
  }

  /**
   * Tells what came since an earlier moment.
   *
   * @param earlier the counts at that moment
   * @return the difference
   */
  public WireCounts since(WireCounts earlier) {
    return new WireCounts(
        roundTrips - earlier.roundTrips,
        bytesToServer - earlier.bytesToServer,
        bytesToClient - earlier.bytesToClient);
  }
}
