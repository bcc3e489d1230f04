package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Duration;
import java.time.Instant;

/**
 * A node that looks for jobs, as the others see it.
 *
 * <p>All times are the database's. The row is there while the node's executor runs, and for a while
 * after the node died.
 */
public final class NodeEntity extends Entity {

  /** The table of these rows. */
  public static final Table<NodeEntity> TABLE =
      Table.of("MR_NODE", NodeEntity::new)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .time("HEARTBEAT_TIME_", e -> e.heartbeatTime, (e, v) -> e.heartbeatTime = v)
          .time("ALIVE_UNTIL_", e -> e.aliveUntil, (e, v) -> e.aliveUntil = v)
          .number("CLOCK_OFFSET_", e -> e.clockOffset, (e, v) -> e.clockOffset = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("HOST_NAME_", e -> e.hostName, (e, v) -> e.hostName = v);

  private Instant startTime;
  private Instant heartbeatTime;
  private Instant aliveUntil;
  private long clockOffset;
  private String name;
  private String hostName;

  /** Makes the row of a node that starts now. */
  static NodeEntity of(NodeIdentity node) {
    var made = new NodeEntity();
    made.startTime = node.started();
    made.name = node.name();
    made.hostName = node.hostName();
    return made;
  }

  /** Notes that the node lives, and until when that is believed without another sign of it. */
  void beat(Instant now, Instant until, Duration offset) {
    heartbeatTime = now;
    aliveUntil = until;
    clockOffset = offset.toMillis();
    changed();
  }

  /** Tells whether the node is believed to live. */
  boolean isAlive(Instant now) {
    return aliveUntil.isAfter(now);
  }

  @Override
  public Table<NodeEntity> table() {
    return TABLE;
  }

  Instant startTime() {
    return startTime;
  }

  Instant heartbeatTime() {
    return heartbeatTime;
  }

  Instant aliveUntil() {
    return aliveUntil;
  }

  Duration clockOffset() {
    return Duration.ofMillis(clockOffset);
  }

  String name() {
    return name;
  }

  String hostName() {
    return hostName;
  }
}
