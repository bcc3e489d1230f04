package io.millrace.common.internal.persistence;

import java.util.Locale;
import java.util.UUID;

/**
 * What a flush with new work sends to the other nodes of a database, where it can.
 *
 * @param channel where, a plain SQL name
 * @param sender who sends it, so that nobody wakes himself
 */
public record Notice(String channel, String sender) {

  private static final int MOST = 63;

  /** Returns the notice of an engine that starts, to those that have the same tables. */
  public static Notice of(TableNames names) {
    var channel = names.translate("MR_JOB").replace('.', '_').toLowerCase(Locale.ROOT);
    return new Notice(
        channel.length() > MOST ? channel.substring(0, MOST) : channel,
        UUID.randomUUID().toString());
  }

  /** Returns what sends it when the transaction commits. */
  String sql() {
    return "select pg_notify('" + channel + "', '" + sender + "')";
  }
}
