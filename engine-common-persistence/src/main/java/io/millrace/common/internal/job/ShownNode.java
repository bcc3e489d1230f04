package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.job.ExecutorNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;

/** A node as it is shown. */
record ShownNode(NodeEntity node, Instant now, long getLeasedJobs) implements ExecutorNode {

  @Override
  public String getId() {
    return node.name();
  }

  @Override
  public String getHostName() {
    return node.hostName();
  }

  @Override
  public Date getStartTime() {
    return ApiValues.date(node.startTime());
  }

  @Override
  public Date getHeartbeatTime() {
    return ApiValues.date(node.heartbeatTime());
  }

  @Override
  public Duration getClockOffset() {
    return node.clockOffset();
  }

  @Override
  public boolean isAlive() {
    return node.isAlive(now);
  }

  @Override
  public String toString() {
    return ApiValues.label("node", getId(), getHostName());
  }
}
