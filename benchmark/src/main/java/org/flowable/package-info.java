/**
 * Delegates under the class names that the models of Flowable's benchmark of 2018 use, so that
 * those files run unchanged. The engine under test makes and calls them when {@code --bpmn-dir}
 * names such files. They only extend the benchmark's own delegates.
 */
package org.flowable;
