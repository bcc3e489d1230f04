package io.millrace.cmmn.reference;

import io.millrace.test.random.ModelRunner;

/**
 * One case on something that runs cases: the interpreter, the interpreter with a planted fault, or
 * the engine.
 *
 * <p>How to plug in the engine ({@code MillraceCase}, beside this class):
 *
 * <ul>
 *   <li>{@link #start} deploys {@code CaseXml.of(model)} under the name {@code model.key() +
 *       ".cmmn"} and starts a case with the variables by the definition just deployed. The driver
 *       calls it once per object; a new object is made for each schedule, so the adapter may keep
 *       deployments in a map that all its objects share, by the identity of the model (the keys of
 *       two models may be equal).
 *   <li>{@link #apply} turns the action into one call of a service. Which instance is meant: those
 *       of the plan item with {@code item} as id, in the state that the action needs, in document
 *       order (rule 3.1), the one at {@code index}; no rule says which of two stages makes its
 *       items first. Asking for one that is not there is {@code REFUSED} without a call.
 *   <li>Every exception of the engine's family, and only that, is {@code REFUSED}; the adapter need
 *       not check that nothing has changed, since the driver compares the next state. Anything else
 *       that is thrown comes through and is reported as a difference.
 *   <li>{@link #state} asks queries, not memory: plan item instances (of all states that are not
 *       final, {@code wait_repetition} included), tasks (their name is the id of the plan item),
 *       milestone instances (of history, when the case is over), variables (the declared ones; of
 *       history, when the case is over).
 * </ul>
 */
interface EngineUnderTest extends ModelRunner<CaseModel, Action, Snapshot> {}
