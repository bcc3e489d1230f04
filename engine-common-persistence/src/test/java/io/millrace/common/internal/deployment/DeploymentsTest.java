package io.millrace.common.internal.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.common.ConflictException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.Problem;
import io.millrace.common.internal.deployment.DeploymentDraft.Labels;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DeploymentsTest {

  private static final int THREADS = 20;

  private final ListDeployer lists = new ListDeployer();
  private final DefinitionDeployers deployers = new DefinitionDeployers();
  private TestStore store;

  @BeforeAll
  void open(io.millrace.test.database.Database database) {
    deployers.add(lists);
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  @AfterEach
  void clear() {
    store.checkInvariants();
    store.clear();
    lists.running.set(0);
    lists.forgotten.clear();
  }

  @AfterAll
  void close() {
    store.close();
  }

  private static ResourceDraft file(String name, String... lines) {
    var collector = new ResourceCollector();
    collector.addText(name, String.join("\n", lines));
    return collector.resources().get(0);
  }

  private static DeploymentDraft draft(String name, boolean filters, ResourceDraft... files) {
    return draft(new Labels(name, null, null, "", null, null), filters, files);
  }

  private static DeploymentDraft draft(Labels labels, boolean filters, ResourceDraft... files) {
    return new DeploymentDraft(labels, List.of(files), filters, false);
  }

  private Deployed deploy(DeploymentDraft draft) {
    return store.executor().execute(new DeployCommand(draft, "list", deployers));
  }

  private Deployed deploy(String... keys) {
    return deploy(draft("shop", false, file("all.list", keys)));
  }

  private void delete(Deployed deployed, boolean cascade) {
    store
        .executor()
        .execute(new DeleteDeploymentCommand(deployed.deployment().id(), cascade, deployers));
  }

  private List<Integer> versions(String key) {
    var found = new ArrayList<Integer>();
    try (var connection = store.connect();
        var statement =
            connection.prepareStatement(
                "select VERSION_ from MR_DEFINITION where KEY_ = ? order by VERSION_")) {
      statement.setString(1, key);
      var rows = statement.executeQuery();
      while (rows.next()) {
        found.add(rows.getInt(1));
      }
      return found;
    } catch (java.sql.SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private long rows(String table) {
    return store.number("select count(*) from " + table);
  }

  private long waitingVersion(String key) {
    return store.number(
        "select d.VERSION_ from MR_EVENT_SUBSCRIPTION s join MR_DEFINITION d on d.ID_ = s.SCOPE_DEFINITION_ID_ where s.EVENT_NAME_ = '"
            + key
            + "'");
  }

  private <R> List<R> atOnce(Callable<R> work) throws Exception {
    var go = new CountDownLatch(1);
    var threads = Executors.newFixedThreadPool(THREADS);
    try {
      var futures =
          IntStream.range(0, THREADS)
              .mapToObj(
                  i ->
                      threads.submit(
                          () -> {
                            go.await();
                            return work.call();
                          }))
              .toList();
      go.countDown();
      var results = new ArrayList<R>();
      for (var future : futures) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void everyDeploymentMakesTheNextVersionAndOnlyTheNewestWaits() {
    deploy("a", "b");
    deploy("a");
    assertThat(versions("a")).containsExactly(1, 2);
    assertThat(versions("b")).containsExactly(1);
    assertThat(waitingVersion("a")).isEqualTo(2);
    assertThat(waitingVersion("b")).isEqualTo(1);
    assertThat(rows("MR_EVENT_SUBSCRIPTION")).isEqualTo(2);
    assertThat(rows("MR_IDENTITY_LINK")).isEqualTo(9);
  }

  @Test
  void tenantsHaveVersionsOfTheirOwn() {
    deploy("a");
    deploy(draft(new Labels("shop", null, null, "acme", null, null), false, file("all.list", "a")));
    assertThat(versions("a")).containsExactly(1, 1);
  }

  @Test
  void deploymentKeepsItsLabelsAndFilesByteByByte() {
    var binary = new ResourceDraft("logo.png", new byte[] {0, -1, 10, 13, 39});
    var labels = new Labels("shop", "web", "key", "acme", "4711", "mine");
    var id = deploy(draft(labels, false, file("all.list", "a"), binary)).deployment().id();
    store
        .executor()
        .execute(
            context -> {
              var row = context.unitOfWork().find(DeploymentEntity.TABLE, id);
              assertThat(row.name()).isEqualTo("shop");
              assertThat(row.category()).isEqualTo("web");
              assertThat(row.key()).isEqualTo("key");
              assertThat(row.tenantId()).isEqualTo("acme");
              assertThat(row.parentDeploymentId()).isEqualTo("4711");
              assertThat(row.externalId()).isEqualTo("mine");
              assertThat(row.deployTime()).isEqualTo(store.clock().instant());
              return null;
            });
    var bytes = store.executor().execute(new GetResourceCommand(id, "logo.png"));
    assertThat(bytes).containsExactly(0, -1, 10, 13, 39);
    assertThat(store.executor().execute(new GetResourceNamesCommand(id)))
        .containsExactly("all.list", "logo.png");
    assertThatThrownBy(() -> store.executor().execute(new GetResourceCommand(id, "absent")))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("absent");
  }

  @Test
  void allProblemsOfAllFilesAreToldAtOnceAndNothingIsStored() {
    var refused =
        catchThrowableOfType(
            DeploymentException.class,
            () ->
                deploy(
                    draft(
                        "shop",
                        false,
                        file("one.list", "a", "!"),
                        file("two.list", "!", "b", "!"),
                        file("x.txt"))));
    assertThat(refused.problems())
        .extracting(Problem::resource)
        .containsExactly("one.list", "two.list", "two.list");
    assertThat(refused.problems()).extracting(Problem::line).containsExactly(2, 1, 3);
    assertNothingIsStored();
  }

  @Test
  void oneKeyTwiceInOneDeploymentIsRefused() {
    var refused =
        catchThrowableOfType(
            DeploymentException.class,
            () -> deploy(draft("shop", false, file("one.list", "a"), file("two.list", "b", "a"))));
    assertThat(refused.problems()).singleElement().extracting(Problem::elementId).isEqualTo("a");
    assertThat(refused).hasMessageContaining("one.list").hasMessageContaining("two.list");
    assertNothingIsStored();
  }

  @Test
  void whatCannotGoIntoServiceBesideOthersLeavesNothingBehind() {
    assertThatThrownBy(() -> deploy("a", "forbidden"))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("LIST-2");
    assertNothingIsStored();
  }

  private void assertNothingIsStored() {
    for (var table : store.tables().all()) {
      assertThat(rows(table.name())).as(table.name()).isZero();
    }
  }

  @Test
  void equalNewestDeploymentIsReturnedWhenDuplicatesAreFiltered() {
    var first = deploy(draft("shop", true, file("all.list", "a"), file("readme.txt", "hello")));
    var again = deploy(draft("shop", true, file("readme.txt", "hello"), file("all.list", "a")));
    assertThat(first.isNew()).isTrue();
    assertThat(again.isNew()).isFalse();
    assertThat(again.deployment().id()).isEqualTo(first.deployment().id());
    assertThat(versions("a")).containsExactly(1);
  }

  @Test
  void anotherByteFileNameOrTenantIsNoDuplicate() {
    deploy(draft("shop", true, file("all.list", "a")));
    assertThat(deploy(draft("shop", true, file("all.list", "a", ""))).isNew()).isTrue();
    assertThat(deploy(draft("shop", true, file("other.list", "a", ""))).isNew()).isTrue();
    assertThat(deploy(draft("shop", true, file("other.list", "a", ""), file("more.txt"))).isNew())
        .isTrue();
    assertThat(deploy(draft((String) null, true, file("all.list", "a"))).isNew()).isTrue();
    assertThat(deploy(draft((String) null, true, file("all.list", "a"))).isNew()).isFalse();
    assertThat(
            deploy(
                    draft(
                        new Labels("shop", null, null, "acme", null, null),
                        true,
                        file("all.list", "a")))
                .isNew())
        .isTrue();
    assertThat(
            deploy(
                    draft(
                        new Labels("shop", null, "key", "", null, null),
                        true,
                        file("all.list", "a")))
                .isNew())
        .isTrue();
  }

  @Test
  void onlyTheNewestDeploymentIsCompared() {
    deploy(draft("shop", true, file("all.list", "a")));
    deploy(draft("shop", true, file("all.list", "a", "b")));
    assertThat(deploy(draft("shop", true, file("all.list", "a"))).isNew()).isTrue();
    assertThat(versions("a")).containsExactly(1, 2, 3);
  }

  @Test
  void externalIdIsTakenOnce() {
    var labels = new Labels("shop", null, null, "", null, "mine");
    deploy(draft(labels, false, file("all.list", "a")));
    assertThatThrownBy(() -> deploy(draft(labels, false, file("all.list", "a"))))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("'mine'");
    assertThat(versions("a")).containsExactly(1);
  }

  @Test
  void twentyThreadsMakeTwentyVersionsWithoutGaps() throws Exception {
    atOnce(() -> deploy("a", "b"));
    var all = IntStream.rangeClosed(1, THREADS).boxed().toList();
    assertThat(versions("a")).isEqualTo(all);
    assertThat(versions("b")).isEqualTo(all);
    assertThat(waitingVersion("a")).isEqualTo(THREADS);
  }

  @Test
  void twentyThreadsMakeOneDeploymentWhereDuplicatesAreFiltered() throws Exception {
    var deployed = atOnce(() -> deploy(draft("shop", true, file("all.list", "a"))));
    assertThat(deployed).filteredOn(Deployed::isNew).hasSize(1);
    assertThat(deployed)
        .extracting(d -> d.deployment().id())
        .containsOnly(deployed.get(0).deployment().id());
    assertThat(versions("a")).containsExactly(1);
    deploy(draft("shop", true, file("all.list", "a", "b")));
    assertThat(atOnce(() -> deploy(draft("shop", true, file("all.list", "a", "b", "c")))))
        .filteredOn(Deployed::isNew)
        .hasSize(1);
    assertThat(versions("a")).containsExactly(1, 2, 3);
  }

  @Test
  void deletingTheNewestLetsTheVersionBeforeWaitAgain() {
    deploy("a");
    var second = deploy("a");
    var third = deploy("a");
    delete(second, false);
    assertThat(waitingVersion("a")).isEqualTo(3);
    delete(third, false);
    assertThat(waitingVersion("a")).isEqualTo(1);
    assertThat(versions("a")).containsExactly(1);
    assertThat(rows("MR_RESOURCE")).isEqualTo(1);
    assertThat(rows("MR_IDENTITY_LINK")).isEqualTo(3);
    deploy("a");
    assertThat(versions("a")).containsExactly(1, 2);
  }

  @Test
  void nothingIsLeftOfADeploymentThatIsDeleted() {
    delete(deploy("a", "b", "c"), false);
    assertNothingIsStored();
  }

  @Test
  void runningInstancesStandInTheWayUnlessTheyAreDeletedToo() {
    var deployed = deploy("a", "b");
    lists.running.set(3);
    assertThatThrownBy(() -> delete(deployed, false))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("3 instances")
        .hasMessageContaining("cascade");
    assertThat(versions("a")).containsExactly(1);
    assertThat(lists.forgotten).isEmpty();
    delete(deployed, true);
    assertThat(lists.running).hasValue(0);
    assertThat(lists.forgotten).hasSize(2);
    assertNothingIsStored();
  }

  @Test
  void deploymentThatIsNotThereCannotBeDeleted() {
    assertThatThrownBy(
            () -> store.executor().execute(new DeleteDeploymentCommand(4711, true, deployers)))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'4711'");
  }

  @Test
  void threadsThatDeployAndDeleteLeaveOneVersionWaiting() throws Exception {
    deploy("a");
    atOnce(
        () -> {
          delete(deploy("a"), false);
          return null;
        });
    assertThat(versions("a")).containsExactly(1);
    assertThat(waitingVersion("a")).isEqualTo(1);
  }

  @Test
  void numbersOfStatementsDoNotGrowWithTheNumberOfDefinitions() {
    var few = statementsOf("a", "b");
    var many =
        statementsOf(LongStream.range(0, 100).mapToObj(i -> "key" + i).toArray(String[]::new));
    assertThat(many).isEqualTo(few);
  }

  private int statementsOf(String... keys) {
    store.forgetSent();
    deploy(keys);
    return store.sent().size();
  }
}
