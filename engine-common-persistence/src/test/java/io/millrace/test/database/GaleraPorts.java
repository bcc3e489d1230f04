package io.millrace.test.database;

import java.io.IOException;

/**
 * Where a node of a Galera cluster listens besides the port for clients, all on loopback.
 *
 * @param group for the messages of the group
 * @param catchUp for what a node that was away has missed
 * @param stateTransfer for the whole state
 */
record GaleraPorts(int group, int catchUp, int stateTransfer) {

  /** Three ports that are free. */
  static GaleraPorts find() throws IOException {
    return new GaleraPorts(FreePort.find(), FreePort.find(), FreePort.find());
  }

  /** The address by which other nodes join this one. */
  String groupAddress() {
    return "127.0.0.1:" + group;
  }
}
