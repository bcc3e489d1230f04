package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.peer.EngineEntry;
import java.util.Locale;

/**
 * What a node is told in one line; parts that do not belong to the kind of order are null.
 *
 * @param what the kind
 * @param open for {@link What#OPEN}
 * @param make for {@link What#MAKE} and {@link What#DEPLOY}
 * @param journal for {@link What#RUN}: the file to write to from then on
 * @param load for {@link What#LOAD}
 */
record NodeOrder(What what, Open open, Make make, String journal, Load load) {

  /** The kinds of orders. */
  enum What {
    /** Start the engine, its executor not. */
    OPEN,
    /** Deploy a process. */
    DEPLOY,
    /** Make jobs. */
    MAKE,
    /** Start the executor. */
    RUN,
    /** Stop the executor. */
    REST,
    /** Say what is left to do. */
    COUNT,
    /** Collect garbage and say what is left in the heap. */
    HEAP,
    /** Start instances at a fixed rate and say how long each took. */
    LOAD
  }

  /**
   * How to open the engine.
   *
   * @param factory the class that opens it
   * @param url the database
   * @param user the user, or null
   * @param password the password, or null
   * @param history the level of history, in lower case
   * @param node the node's name
   * @param threads how many jobs it runs at the same time
   * @param connections the greatest number of connections
   * @param leaseSeconds how long the node holds a job without a sign of life; zero as it is
   * @param lanes how it parts its threads
   * @param createsTables whether the tables are not there yet
   * @param effects whether user code writes rows
   * @param holdsJobs whether user code never ends
   */
  record Open(
      String factory,
      String url,
      String user,
      String password,
      String history,
      String node,
      int threads,
      int connections,
      int leaseSeconds,
      NodeLanes lanes,
      boolean createsTables,
      boolean effects,
      boolean holdsJobs) {

    /** A node that finds its tables and does its work. */
    static Open of(EngineEntry engine, Database database, NodePlan plan, String node) {
      return new Open(
          engine.factory(),
          database.url(),
          database.user(),
          database.password(),
          plan.history().toString(),
          node,
          plan.threads(),
          plan.connections(),
          plan.leaseSeconds(),
          plan.lanes(),
          false,
          plan.effects(),
          false);
    }

    /** Lets the engine create its tables. */
    Open creatingTables() {
      return with(true, holdsJobs);
    }

    /** Lets user code never end. */
    Open holdingJobs() {
      return with(createsTables, true);
    }

    private Open with(boolean creates, boolean holds) {
      return new Open(
          factory,
          url,
          user,
          password,
          history,
          node,
          threads,
          connections,
          leaseSeconds,
          lanes,
          creates,
          effects,
          holds);
    }

    JobEngineSettings settings() {
      return new JobEngineSettings(
          Database.at(url, user, password),
          History.valueOf(history.toUpperCase(Locale.ROOT)),
          node,
          threads,
          connections,
          leaseSeconds,
          lanes,
          createsTables,
          holdsJobs);
    }

    /** Returns a text without the address and the password, since both may be secret. */
    @Override
    public String toString() {
      return "Open[" + node + ", " + threads + " threads]";
    }
  }

  /**
   * Which jobs to make.
   *
   * @param process the process
   * @param shape what it looks like
   * @param branches the jobs of an instance
   * @param exclusive whether they exclude each other
   * @param first the number of the first instance
   * @param instances how many
   * @param callers how many threads make them
   */
  record Make(
      String process,
      JobModel.Shape shape,
      int branches,
      boolean exclusive,
      long first,
      long instances,
      int callers) {

    /** The process alone, to deploy it. */
    static Make of(JobModel model) {
      return of(model, 0, 0, 0);
    }

    static Make of(JobModel model, long first, long instances, int callers) {
      return new Make(
          model.process(),
          model.shape(),
          model.branches(),
          model.exclusive(),
          first,
          instances,
          callers);
    }

    JobModel model() {
      return new JobModel(process, shape, branches, exclusive);
    }
  }

  /**
   * Which instances to start.
   *
   * @param process the process, which has been deployed
   * @param rate how many a second
   * @param seconds how long; zero until the next order
   */
  record Load(String process, double rate, double seconds) {}

  static NodeOrder open(Open open) {
    return new NodeOrder(What.OPEN, open, null, null, null);
  }

  static NodeOrder deploy(Make make) {
    return new NodeOrder(What.DEPLOY, null, make, null, null);
  }

  static NodeOrder make(Make make) {
    return new NodeOrder(What.MAKE, null, make, null, null);
  }

  static NodeOrder run(String journal) {
    return new NodeOrder(What.RUN, null, null, journal, null);
  }

  static NodeOrder of(What what) {
    return new NodeOrder(what, null, null, null, null);
  }

  static NodeOrder load(Load load) {
    return new NodeOrder(What.LOAD, null, null, null, load);
  }
}
