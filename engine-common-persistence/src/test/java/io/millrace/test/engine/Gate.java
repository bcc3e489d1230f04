package io.millrace.test.engine;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;

/**
 * Stands before a data source: holds those who ask for a connection, or lets one of them fail.
 * Thread-safe.
 */
public final class Gate {

  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicReference<Throwable> refusal = new AtomicReference<>();
  private final AtomicReference<Throwable> death = new AtomicReference<>();
  private final AtomicReference<Throwable> refusalOfReturn = new AtomicReference<>();
  private volatile Throwable lastingRefusal;
  private volatile CountDownLatch latch = new CountDownLatch(0);

  /** Returns the data source behind this gate. */
  public DataSource before(DataSource source) {
    return proxy(
        DataSource.class,
        source,
        name -> {
          if (name.equals("getConnection")) {
            pass();
          }
        });
  }

  private void pass() throws Throwable {
    waiting.incrementAndGet();
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLException("Interrupted while waiting for a connection", e);
    } finally {
      waiting.decrementAndGet();
    }
    throwIfThere(refusal.getAndSet(null));
    throwIfThere(lastingRefusal);
  }

  private static void throwIfThere(Throwable failure) throws Throwable {
    if (failure != null) {
      throw failure;
    }
  }

  /**
   * Holds everybody who asks for a connection from now on. Returns what lets those through who come
   * before it is closed again.
   */
  public Runnable close() {
    var closed = new CountDownLatch(1);
    latch = closed;
    return closed::countDown;
  }

  /** Lets everybody through. */
  public void open() {
    latch.countDown();
  }

  /** Tells how many wait for a connection. */
  public int waiting() {
    return waiting.get();
  }

  /** Lets the next one who asks for a connection fail, once the gate is open. */
  public void refuseNext(Throwable failure) {
    refusal.set(failure);
  }

  /** Lets everybody who asks for a connection fail, once the gate is open; null ends that. */
  public void refuseAll(Throwable failure) {
    lastingRefusal = failure;
  }

  /** Lets the next one who prepares a statement die of an error. */
  public void killNext(Throwable error) {
    death.set(error);
  }

  /** Lets the next one who gives a connection back fail. */
  public void refuseNextReturn(Throwable failure) {
    refusalOfReturn.set(failure);
  }

  @FunctionalInterface
  private interface Before {
    void call(String method) throws Throwable;
  }

  private <T> T proxy(Class<T> type, T target, Before before) {
    InvocationHandler calls =
        (self, method, arguments) -> {
          before.call(method.getName());
          try {
            var result = method.invoke(target, arguments);
            if (type == Connection.class && method.getName().equals("close")) {
              throwIfThere(refusalOfReturn.getAndSet(null));
            }
            return result instanceof Connection connection && type == DataSource.class
                ? proxy(Connection.class, connection, this::statement)
                : result;
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, calls));
  }

  private void statement(String method) throws Throwable {
    if (method.equals("prepareStatement")) {
      throwIfThere(death.getAndSet(null));
    }
  }
}
