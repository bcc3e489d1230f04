package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Branch;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.database.CountedWork;
import java.lang.management.ManagementFactory;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A model of ten times the elements takes at most twelve times the memory to deploy and to run
 * through: by what the calling thread allocates.
 */
@CountedWork
@EngineTest
class LargeModelTest {

  private static final int FEW = 150;
  private static final int MANY = 10 * FEW;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static long bytesOf(Runnable call) {
    var thread = Thread.currentThread().getId();
    var before = THREADS.getThreadAllocatedBytes(thread);
    call.run();
    return THREADS.getThreadAllocatedBytes(thread) - before;
  }

  /**
   * The first start of a version: drivers keep what they have read of short statements, but not of
   * long ones.
   */
  private static long bytesOfAStart(BpmnBuilder model, TestEngine engine) {
    engine.deploy(model);
    return bytesOf(() -> engine.start("order"));
  }

  /** A shape by the number of its parts. */
  private interface Shape extends IntFunction<BpmnBuilder> {}

  private static Named<Shape> named(String name, Shape shape) {
    return Named.of(name, shape);
  }

  /** Of sizes of their own where they would write as many rows as others, see above. */
  static Stream<Named<Shape>> shapes() {
    return Stream.of(
        named("inclusive gateways in a row", LargeModelTest::gateways),
        named("links in a row", LargeModelTest::links),
        named("sub-processes in a row", LargeModelTest::subProcesses),
        named("branches side by side", parts -> branches(2 * parts)),
        named("start events", LargeModelTest::starts),
        named("events at one boundary", LargeModelTest::boundary),
        named("event sub-processes", LargeModelTest::handlers));
  }

  /** Each is joined to the next one by two flows. */
  private static BpmnBuilder gateways(int parts) {
    var model = process("order").startEvent("begin");
    for (var i = 0; i < parts; i++) {
      var next = "gateway-" + i;
      model.gateway("inclusiveGateway", next, g -> {});
      if (i > 0) {
        model.flow("second-" + i, "gateway-" + (i - 1), next);
      }
    }
    return model;
  }

  private static BpmnBuilder links(int parts) {
    var model = process("order").startEvent("begin");
    for (var i = 0; i < parts; i++) {
      model.linkTo("to-" + i, "link-" + i).linkFrom("from-" + i, "link-" + i);
    }
    return model.gateway("inclusiveGateway", "join", g -> {});
  }

  private static BpmnBuilder subProcesses(int parts) {
    var model = process("order").startEvent("begin");
    for (var i = 0; i < parts; i++) {
      var task = "task-" + i;
      model.subProcess("sub-" + i, s -> s.task(task));
    }
    return model;
  }

  @SuppressWarnings("unchecked")
  private static BpmnBuilder branches(int parts) {
    Consumer<Branch>[] branches =
        IntStream.range(0, parts)
            .mapToObj(i -> (Consumer<Branch>) b -> b.task("task-" + i))
            .toArray(Consumer[]::new);
    return process("order").fork(branches).gateway("inclusiveGateway", "join", g -> {});
  }

  private static BpmnBuilder starts(int parts) {
    var model = process("order").startEvent("begin").task("work").endEvent();
    for (var i = 0; i < parts; i++) {
      var id = "start-" + i;
      model.startEvent(id, Trigger.message("message-" + i)).connectTo("work");
    }
    return model;
  }

  private static BpmnBuilder boundary(int parts) {
    var model = process("order").startEvent("begin").task("work");
    for (var i = 0; i < parts; i++) {
      model.boundaryEvent("at-" + i, Trigger.message("message-" + i), b -> {});
    }
    return model;
  }

  private static BpmnBuilder handlers(int parts) {
    var model = process("order").startEvent("begin").task("work");
    for (var i = 0; i < parts; i++) {
      var name = "message-" + i;
      var id = "start-" + i;
      model.eventSubProcess(
          "handler-" + i, h -> h.nonInterruptingStartEvent(id, Trigger.message(name)));
    }
    return model;
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void deploymentTakesMemoryAsTheModelIsLong(Shape shape, TestEngine engine) {
    var small = shape.apply(FEW);
    var large = shape.apply(MANY);
    engine.deploy(shape.apply(FEW - 10));
    var few = bytesOf(() -> engine.deploy(small));
    var many = bytesOf(() -> engine.deploy(large));
    assertThat(many).isLessThanOrEqualTo(12 * few);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aRunTakesMemoryAsTheModelIsLong(Shape shape, TestEngine engine) {
    bytesOfAStart(shape.apply(FEW - 10), engine);
    var few = bytesOfAStart(shape.apply(FEW), engine);
    var many = bytesOfAStart(shape.apply(MANY), engine);
    assertThat(many).isLessThanOrEqualTo(12 * few);
  }

  /** The tokens of each pair of branches meet in turn while a token waits on a branch beside. */
  @Test
  void joinsInTurnBesideATaskAreAskedAsTheModelIsLong(TestEngine engine) {
    bytesOfAStart(joinsBesideATask(FEW - 10), engine);
    var few = bytesOfAStart(joinsBesideATask(FEW), engine);
    var many = bytesOfAStart(joinsBesideATask(MANY), engine);
    assertThat(many).isLessThanOrEqualTo(12 * few);
  }

  private static BpmnBuilder joinsBesideATask(int joins) {
    return process("order")
        .fork(
            b -> b.userTask("wait"),
            b -> {
              for (var i = 0; i < joins; i++) {
                var number = i;
                b.fork(x -> x.task("left-" + number), x -> x.task("right-" + number))
                    .gateway("inclusiveGateway", "join-" + i, g -> {});
              }
            });
  }

  /** Starts instances that wait, within a call. */
  public static final class Starter {
    private final TestEngine engine;
    private int count;

    Starter(TestEngine engine) {
      this.engine = engine;
    }

    /** Starts them. */
    public void start() {
      for (var i = 0; i < count; i++) {
        engine.start("paused");
      }
    }

    private long bytesOf(int instances) {
      count = instances;
      return LargeModelTest.bytesOf(() -> engine.start("order"));
    }
  }

  @Test
  void instancesThatACallStartsTakeMemoryAsThereAreMany(TestEngine engine) {
    // given
    var starter = new Starter(engine);
    engine.bean("starter", starter);
    engine.deploy(
        process("order").serviceTask("launch", t -> t.expression("${starter.start()}")),
        process("paused").userTask("wait"));
    starter.bytesOf(FEW - 10);
    // when, then
    var few = starter.bytesOf(FEW);
    assertThat(starter.bytesOf(MANY)).isLessThanOrEqualTo(12 * few);
  }
}
