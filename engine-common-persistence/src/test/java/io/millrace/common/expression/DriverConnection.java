package io.millrace.common.expression;

import java.io.Closeable;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A public class that implements a closed interface of the JDK, as the connections of JDBC drivers
 * do.
 */
public class DriverConnection implements Closeable {

  private final Runnable onClose;
  private final BlockingQueue<Object> queue = new LinkedBlockingQueue<>();

  public DriverConnection(Runnable onClose) {
    this.onClose = onClose;
  }

  @Override
  public void close() {
    onClose.run();
  }

  public BlockingQueue<Object> getQueue() {
    return queue;
  }

  public String getName() {
    return "driver";
  }
}
