package io.millrace.common.internal.job;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.job.JobState;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestEngine;
import io.millrace.test.engine.TestScopeOwner;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Jobs on the test engine: instances to own them, nodes to run them, a clock that stands still. */
final class JobsFixture implements AutoCloseable {

  static final String WORK = "work";

  private final TestStore store;
  private final ScopeOwners owners = new ScopeOwners();
  private final TestHandler handler = new TestHandler(WORK);
  private final List<JobAssembly> nodes = new ArrayList<>();
  private final JobAssembly node;

  JobsFixture(TestStore store) {
    this.store = store;
    store.clear();
    owners.add(new TestEngine(store).owner());
    node = node(settings -> settings);
  }

  /** Builds another node on the same database, with the same handler. */
  JobAssembly node(UnaryOperator<JobSettings> settings) {
    return node(store.executor(), settings);
  }

  JobAssembly node(CommandExecutor commands, UnaryOperator<JobSettings> settings) {
    var built =
        new JobAssembly(
            commands, owners, settings.apply(JobSettings.of("test")), new Incidents(List.of()));
    built.handlers().add(handler);
    nodes.add(built);
    return built;
  }

  /** Returns the first node. */
  JobAssembly node() {
    return node;
  }

  Jobs jobs() {
    return node.jobs();
  }

  /** Returns the handler of all jobs that {@link #work} describes. */
  TestHandler handler() {
    return handler;
  }

  TestStore store() {
    return store;
  }

  <R> R execute(Command<R> command) {
    return store.executor().execute(command);
  }

  Instant now() {
    return store.executor().environment().now();
  }

  void advance(Duration duration) {
    store.clock().advance(duration);
    nodes.forEach(each -> each.alarm().ring());
  }

  int runDueJobs() {
    return node.dueJobs().run();
  }

  /** Creates an instance; returns its id. */
  long instance() {
    return execute(context -> instances(1, context)).get(0);
  }

  /** Creates instances within a unit of work; returns their ids. */
  List<Long> instances(int count, CommandContext context) {
    return IntStream.range(0, count)
        .mapToObj(
            i -> {
              var instance = new InstanceEntity();
              context.unitOfWork().insert(instance, context.unitOfWork().nextId());
              instance.below(null);
              return instance.id();
            })
        .toList();
  }

  /** Describes a job of an instance for the handler. */
  static NewJob work(long instance) {
    var scope =
        new ScopeRef(TestScopeOwner.TYPE, instance, instance, instance, 0, "", HistoryLevel.NONE);
    return NewJob.of(scope, WORK).at("step", "Step");
  }

  /** Creates a message for an instance; returns the id of the job. */
  long message(long instance) {
    return message(work(instance));
  }

  long message(NewJob job) {
    return execute(context -> jobs().createMessage(context, job)).id();
  }

  /** Creates a timer for an instance, due in a while; returns the id of the job. */
  long timer(long instance, Duration in) {
    return execute(context -> jobs().createTimer(context, work(instance), context.now().plus(in)))
        .id();
  }

  /** Returns a job as the database has it; null if it is gone. */
  JobEntity job(long id) {
    return execute(context -> context.unitOfWork().find(JobEntity.TABLE, id));
  }

  /** Returns the jobs of the database, oldest first. */
  List<JobEntity> all() {
    return execute(
        context ->
            context
                .unitOfWork()
                .fetch(Read.where(JobEntity.TABLE, "ID_ > ? order by ID_", Parameter.of(0))));
  }

  long count(JobState state) {
    return all().stream().filter(job -> job.state() == state).count();
  }

  /** Stops the nodes and checks that the counts are true. */
  @Override
  public void close() {
    nodes.forEach(each -> each.executor().stop());
    store.checkInvariants();
  }
}
