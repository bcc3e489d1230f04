package io.millrace.benchmark.jobs;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** An engine that obeys orders one by one. Belongs to one thread, but for {@link #stop()}. */
final class Node implements AutoCloseable {

  private JobEngine engine;
  private volatile boolean stopped;

  NodeReport obey(NodeOrder order) {
    return switch (order.what()) {
      case OPEN -> open(order.open());
      case DEPLOY -> {
        engine.deploy(order.make().model());
        yield NodeReport.DONE;
      }
      case MAKE -> {
        make(order.make());
        yield NodeReport.DONE;
      }
      case RUN -> {
        Executions.writeTo(Path.of(order.journal()));
        engine.startExecutor();
        yield NodeReport.DONE;
      }
      case REST -> {
        NodeReport lanes = NodeReport.of(engine.lanes());
        engine.stopExecutor();
        yield lanes;
      }
      case COUNT -> NodeReport.of(engine.counts());
      case HEAP -> NodeReport.heap(heapAfterCollection());
      case LOAD -> NodeReport.of(new SteadyStarts(engine, order.load(), () -> stopped).run());
    };
  }

  private NodeReport open(NodeOrder.Open open) {
    Executions.configure(open.node(), open.effects(), open.holdsJobs());
    try {
      JobEngineFactory factory =
          (JobEngineFactory) Class.forName(open.factory()).getDeclaredConstructor().newInstance();
      engine = factory.open(open.settings());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot make " + open.factory() + ".", e);
    }
    return NodeReport.opened(engine.version());
  }

  private void make(NodeOrder.Make make) {
    JobModel model = make.model();
    AtomicLong next = new AtomicLong(make.first());
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    Runnable caller =
        () -> {
          long end = make.first() + make.instances();
          for (long i = next.getAndIncrement(); i < end && !stopped; i = next.getAndIncrement()) {
            engine.make(model, i);
          }
        };
    Callers.run(make.callers(), caller, failure);
    if (failure.get() != null) {
      throw failure.get();
    }
  }

  /** What is in use when there is nothing more to collect. */
  private static long heapAfterCollection() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** Lets an order that takes long come to its end early. May be called by any thread. */
  void stop() {
    stopped = true;
  }

  @Override
  public void close() {
    if (engine != null) {
      engine.close();
    }
  }
}
